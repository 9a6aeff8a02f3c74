// Punches from files of time clocks (A2): read as they are, stored once.
import { explainDay } from '@hr/contract/attendance.ts'
import { assignDeviceUser, importPunches } from '@hr/contract/attendance-import.ts'
import { beforeAll, expect, test } from 'vitest'
import { writeTable } from '#api/files/write-table.ts'
import { call } from '#test/call.ts'
import { clockCompany, clockFile, clockText } from '#test/clock-company.ts'
import type { ClockCompany } from '#test/clock-company.ts'
import { perFile } from '#test/per-test.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
let company: ClockCompany
const other = perFile(() => clockCompany(server))
beforeAll(async () => {
  company = await clockCompany(server)
})

test('a dry run reports what a USB log would do; the import does it and the day appears; twice is once', async () => {
  const file = await clockFile('zk-usb-1_attlog.dat')
  const dry = (await company.send(file, {})).data
  expect(dry).toMatchObject({
    layout: 'CLOCK_LOG',
    rows: 3,
    added: 2,
    known: 0,
    waiting: 1,
    closed: 0,
    errors: [],
    badLines: { total: 0 },
    dateOrder: null,
    timeZone: 'Asia/Vientiane',
    attendanceSince: '2026-02-02',
    dates: { from: '2026-02-09', to: '2026-02-09' },
    people: [{ employee: { id: company.employee.id }, added: 2, known: 0 }],
    deviceUsers: [{ deviceUser: '402', waiting: 1 }],
  })
  expect(dry.firstLines[0]).toMatchObject({
    row: 1,
    person: '1',
    date: '2026-02-09',
    time: '08:25:24',
    employee: { id: company.employee.id },
  })
  expect(await company.imported()).toEqual({ punches: [], waiting: [] })

  expect((await company.send(file)).data).toEqual(dry)
  const once = await company.imported()
  expect(once.punches).toEqual([
    [company.employee.id, '2026-02-09T01:25:24.000Z', '1', '1'],
    [company.employee.id, '2026-02-09T10:41:21.000Z', '1', '1'],
  ])
  const { day } = (await company.explained('employee', '2026-02-09')).data
  // The window of the day is still open (A7).
  expect(day?.status).toBeNull()
  expect([day?.periods[0]?.timeCheck.timeIn, day?.periods.at(-1)?.timeCheck.timeOut]).toEqual([
    '08:25',
    '17:41',
  ])

  expect((await company.send(file)).data).toMatchObject({ added: 0, known: 3, waiting: 0 })
  expect(await company.imported()).toEqual(once)
  const audit = await company.inside(trx =>
    trx.selectFrom('audit_entry').select('after').where('entity', '=', 'punch_import').execute(),
  )
  expect(audit).toMatchObject([{ after: { name: 'zk-usb-1_attlog.dat', added: 2, waiting: 1 } }])
})

test.each([
  ['zk-attlog-11col-lf.txt', {}, { rows: 3, known: 0, waiting: 1, badLines: { total: 0 } }],
  ['zk-attlog-7col-crlf.txt', {}, { rows: 3, waiting: 1, badLines: { total: 0 } }],
  [
    'zk-attlog-truncated.txt',
    {},
    { rows: 2, badLines: { total: 1, rows: [{ row: 2, value: '2026-02-09 08:3' }] } },
  ],
  [
    'zk-attlog-bad-line.txt',
    {},
    { rows: 2, badLines: { total: 1, rows: [{ row: 2, value: 'not-a-time' }] } },
  ],
  ['zk-attlog-200-lines.txt', {}, { rows: 200, badLines: { total: 0 } }],
  ['hik-ivms4200-original-records.csv', {}, { rows: 3, layout: 'TABLE', badLines: { total: 0 } }],
  ['hik-ivms4200-us-dates.csv', { dateOrder: 'MDY' }, { rows: 1, badLines: { total: 0 } }],
] as const)('%s imported twice is imported once', async (name, input, expected) => {
  const first = (await other.send(await clockFile(name), { dryRun: false, ...input })).data
  expect(first).toMatchObject({ ...expected, errors: [] })
  const once = await other.imported()
  const second = (await other.send(await clockFile(name), { dryRun: false, ...input })).data
  expect(second).toMatchObject({ added: 0, waiting: 0, known: first.rows - first.badLines.total })
  expect(await other.imported()).toEqual(once)
})

test.each([
  ['en', 'Date and time'],
  ['lo', 'ວັນທີ ແລະ ເວລາ'],
])('the columns of a log have names in the language of the reader: %s', async (language, column) => {
  const { badLines, columns } = (
    await call(
      server,
      await other.as('hr'),
      importPunches,
      { dryRun: true },
      {
        files: [await clockFile('zk-attlog-bad-line.txt')],
        headers: { 'accept-language': language },
      },
    )
  ).data
  expect(badLines.rows).toMatchObject([{ row: 2, column, value: 'not-a-time' }])
  expect(columns.map(({ column: meaning }) => meaning)).toEqual(['deviceNumber', 'at', 'device'])
})

test('iVMS-4200: the apostrophe is removed, zeros and the reader are kept', async () => {
  const { punches, waiting } = await other.imported()
  expect(punches).toContainEqual([
    other.manager.id,
    '2026-02-09T01:31:48.000Z',
    'Door1_Entrance Card Reader1',
    '001',
  ])
  expect(waiting.map(([deviceUser]) => deviceUser)).toContain('0042')
})

const datesFile = (...dates: readonly string[]) =>
  clockText(['Staff ID,Date,Time', ...dates.map(date => `E1,${date},08:00`)].join('\n'))

test('ambiguous dates need an answer: both readings are shown, and nothing is imported before', async () => {
  const asked = (await company.send(datesFile('01/02/2026', '12/11/2025'))).data
  expect(asked).toMatchObject({ added: 0, badLines: { total: 0 }, firstLines: [] })
  const error = { row: 2, column: 'Date', value: '01/02/2026 08:00' }
  expect(asked.errors).toMatchObject([
    { ...error, message: 'Choose whether the day or the month comes first' },
  ])
  const texts = ['01/02/2026 08:00', '12/11/2025 08:00'] as const
  const examples = (...dates: readonly string[]) => dates.map((read, place) => ({ text: texts[place], read }))
  expect(asked.dateOrder).toEqual({
    chosen: null,
    proven: [],
    readings: [
      { order: 'DMY', unreadable: 0, examples: examples('2026-02-01', '2025-11-12') },
      { order: 'MDY', unreadable: 0, examples: examples('2026-01-02', '2025-12-11') },
    ],
  })
})

test('one date with a day above 12 proves the order, and leads the examples', async () => {
  const { errors, dateOrder, firstLines } = (await company.send(datesFile('01/02/2026', '13/01/2026'))).data
  expect(errors).toEqual([])
  expect(firstLines.map(({ date }) => date)).toEqual(['2026-02-01', '2026-01-13'])
  expect(dateOrder).toMatchObject({ chosen: 'DMY', proven: ['DMY'] })
  expect(dateOrder?.readings[0]?.examples[0]).toEqual({ text: '13/01/2026 08:00', read: '2026-01-13' })
})

test('dates of both orders are an error of the row that contradicts, until an order is chosen', async () => {
  const file = datesFile('01/02/2026', '13/01/2026', '01/14/2026')
  const mixed = (await company.send(file, { dryRun: false })).data
  expect(mixed).toMatchObject({ added: 0, waiting: 0, dateOrder: { chosen: null, proven: ['DMY', 'MDY'] } })
  const message = 'Some dates have the day first, others the month'
  expect(mixed.errors).toMatchObject([{ row: 4, column: 'Date', value: '01/14/2026 08:00', message }])
  const chosen = (await company.send(file, { dateOrder: 'DMY' })).data
  expect(chosen).toMatchObject({ errors: [], badLines: { total: 3 } })
  expect(chosen.firstLines.map(({ date }) => date)).toEqual(['2026-02-01', '2026-01-13'])
})

const staffIdOf = async (id: number) =>
  (await company.staffIds()).find(person => person.id === id)?.staff_id ?? ''

test('a table by staff id: spreadsheet cells, instants, errors are reported and the rest is imported', async () => {
  const staffId = await staffIdOf(company.manager.id)
  const columns = [
    { kind: 'text', width: 10 },
    { kind: 'text', width: 20 },
  ] as const
  const bytes = await writeTable([
    {
      name: 'Punches',
      columns,
      rows: [
        ['staffId', 'at'],
        [staffId.toLowerCase(), '2026-02-05T01:31:48Z'],
        [staffId, '2026-02-05 17:31'],
        [staffId, '2026-02-09 20:01'],
        ['NOBODY', '2026-02-05 08:00'],
        ['', '2026-02-05 08:00'],
        [staffId, 'soon'],
      ],
    },
  ])
  const { data } = await company.send({ name: 'punches.xlsx', bytes })
  expect(data).toMatchObject({ rows: 6, added: 2, waiting: 0, errors: [] })
  expect(data.badLines.rows.map(({ row, message }) => [row, message])).toEqual([
    [4, 'A punch cannot be in the future'],
    [5, 'No employee has this staff ID'],
    [6, 'Staff ID is required'],
    [7, 'Not a valid date and time'],
  ])
  const of = (await company.imported()).punches.filter(([id]) => id === company.manager.id)
  expect(of.map(([, at]) => at)).toEqual(['2026-02-05T01:31:48.000Z', '2026-02-05T10:31:00.000Z'])
})

test('clocks may be in another time zone; unknown columns are mapped by hand', async () => {
  const file = clockText('Who;When\n46;2026-02-06 10:00:00', 'other.csv')
  expect((await company.send(file)).data.errors.map(({ message }) => message)).toEqual([
    'The column Attendance device ID is missing',
    'The column Date and time is missing',
  ])
  const mapping = [
    { header: 'Who', column: 'deviceNumber' as const },
    { header: 'When', column: 'at' as const },
  ]
  const { data } = await company.send(file, { dryRun: false, mapping, timeZone: 'Asia/Tokyo' })
  expect(data).toMatchObject({ added: 1, firstLines: [{ date: '2026-02-06', time: '08:00:00' }] })
  expect((await company.send(file, { mapping, timeZone: 'Mars/Olympus' })).status).toBe(400)
})

test('one file or two, in any order, give the same result', async () => {
  const lines = [
    '1\t2026-02-03 08:20:00',
    '1\t2026-02-03 17:35:00',
    '46\t2026-02-03 08:40:00',
    '77\t2026-02-03 09:00:00',
  ]
  const [one, two] = [company, other]
  await one.send(clockText(lines.join('\n')))
  await two.send(clockText(lines.slice(2).toReversed().join('\n')))
  await two.send(clockText(lines.slice(0, 3).toReversed().join('\n')))
  const days = async (of: ClockCompany) => {
    const { data } = await of.listed('hr', { from: '2026-02-02', to: '2026-02-04', scope: 'all' })
    return data.rows
      .map(({ date, status, firstName, lateMinutes }) => [date, status, firstName, lateMinutes].join(' '))
      .toSorted()
  }
  expect(await days(two)).toEqual(await days(one))
  const moments = async (of: ClockCompany) =>
    (await of.imported()).punches.map(([, at]) => String(at)).filter(at => at.startsWith('2026-02-03'))
  expect(await moments(two)).toEqual(await moments(one))
})

test('only people who may edit attendance import, and nobody sees imports of another company', async () => {
  const file = await clockFile('zk-usb-1_attlog.dat')
  for (const by of ['manager', 'employee'] as const)
    expect((await company.send(file, {}, by)).status).toBe(403)
  expect((await call(server, null, importPunches, {}, { files: [file] })).status).toBe(401)
  expect((await call(server, await company.as('hr'), importPunches, {})).status).toBe(400)
  expect((await company.send(clockText('\0\0binary'))).code).toBe('IMPORT_UNREADABLE')
  const strange = { deviceUser: '5', employeeId: company.employee.id, from: '2026-02-05' }
  expect((await call(server, await other.as('hr'), assignDeviceUser, strange)).status).toBe(404)
  const explained = await call(server, await other.as('hr'), explainDay, {
    employeeId: company.employee.id,
    date: '2026-02-09',
  })
  expect(explained.status).toBe(404)
})
