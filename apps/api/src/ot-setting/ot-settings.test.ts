// Overtime settings (O1): by job grade and date, with the minimum of the law.
import { listAudit } from '@hr/contract/audit.ts'
import { createOtSetting, updateOtSetting } from '@hr/contract/ot-setting.ts'
import { defaultOtSetting } from '@hr/domain/overtime/default-ot-setting.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { attendanceCompany, vientiane } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { otDesk, otSettingInput } from '#test/overtime.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)
let admin: string
let desk: ReturnType<typeof otDesk>
beforeEach(async () => {
  server.setNow(vientiane('2026-03-05', '20:00'))
  admin = await company.as('admin')
  desk = otDesk(server, admin)
})

describe('a new company', () => {
  test('has the setting of the law, for everybody and since ever', async () => {
    const [setting, ...more] = await desk.list()
    expect(more).toEqual([])
    expect(setting).toMatchObject({ name: 'Standard', nameLo: 'ມາດຕະຖານ', isDefault: true, version: 1 })
    const version = {
      ...defaultOtSetting,
      from: '1900-01-01',
      isSinceEver: true,
      to: null,
      jobGrades: [],
      lawReason: '',
    }
    expect(setting).toMatchObject({ current: version, next: null })
    const people = await company.inside(trx => trx.from('employee').select('id').execute())
    expect(setting?.people).toBe(people.length)
    expect((await desk.history(setting?.id ?? '')).versions).toEqual([version])
  })

  test('counts the people at work today', async () => {
    const { people } = await desk.standard()
    const end = (endedOn: string) =>
      company.inside(trx =>
        trx.update('employee').set({ ended_on: endedOn }).where('id', '=', company.employee.id).execute(),
      )
    await end('2026-03-05')
    expect((await desk.standard()).people).toBe(people)
    await end('2026-03-04')
    expect((await desk.standard()).people).toBe(people - 1)
  })

  test('lists the grades, which all have the default', async () => {
    const listed = await desk.grades()
    expect(listed.map(({ name }) => name).slice(0, 3)).toEqual(['GM', 'GM-1', 'GM-2'])
    expect(listed.every(({ setting }) => setting === null)).toBe(true)
  })
})

describe('a new setting', () => {
  test('applies to its grades from its day on; the default to all others', async () => {
    const everybody = (await desk.standard()).people
    await company.inside(async trx =>
      trx
        .update('employee_job')
        .set({ job_grade_id: await desk.gradeId('GM') })
        .where('employee_id', '=', company.employee.id)
        .execute(),
    )
    const made = (await desk.create({ maxHourPerDay: 2 })).data
    expect(made).toMatchObject({ name: 'Managers', isDefault: false, people: 1, version: 1, next: null })
    expect(made.current).toMatchObject({ from: '2026-03-02', to: null, isSinceEver: false, maxHourPerDay: 2 })
    expect(made.current?.jobGrades).toMatchObject([{ name: 'GM' }])
    expect((await desk.list()).map(({ name, people }) => [name, people])).toEqual([
      ['Standard', everybody - 1],
      ['Managers', 1],
    ])
    expect(await desk.settingOf('GM', '2026-03-01')).toBeNull()
    expect(await desk.settingOf('GM', '2026-03-02')).toBe('Managers')
    expect((await desk.grades()).find(({ name }) => name === 'GM')).toMatchObject({
      people: 1,
      setting: { name: 'Managers' },
    })
  })

  test('may be planned', async () => {
    const made = (await desk.create({ from: '2026-04-01' })).data
    expect(made).toMatchObject({ people: 0, current: null, next: { from: '2026-04-01' } })
  })

  test('keeps bands over midnight, of 24 hours and none', async () => {
    const reason = { lawReason: 'Agreed with the union' }
    const bands = [
      { dayType: 'WORKDAY', timeIn: '22:30', timeOut: '02:00', percent: 200 },
      { dayType: 'WORKDAY', timeIn: '17:00', timeOut: '22:30', percent: 160 },
      { dayType: 'HOLIDAY', timeIn: '08:00', timeOut: '08:00', percent: 400 },
    ] as const
    const { id, version } = (await desk.create({ ...reason, dailyOtTime: [...bands] })).data
    expect((await desk.history(id)).current?.dailyOtTime).toEqual([bands[1], bands[0], bands[2]])
    const none = { ...otSettingInput({ ...reason, dailyOtTime: [] }), id, version }
    expect((await call(server, admin, updateOtSetting, none)).data.current?.dailyOtTime).toEqual([])
  })

  test.each([
    ['no grade', { jobGradeIds: [] }, 'jobGradeIds', 'Job grade is required'],
    ['no name', { name: '' }, 'name', 'Name is required'],
    [
      '0 working days',
      { workingDayPerMonth: 0 },
      'workingDayPerMonth',
      'Working days per month must be at least 1',
    ],
    [
      '32 working days',
      { workingDayPerMonth: 32 },
      'workingDayPerMonth',
      'Working days per month must be at most 31',
    ],
    [
      '745 hours a month',
      { maxHourPerMonth: 745 },
      'maxHourPerMonth',
      'Overtime hours per month must be at most 744',
    ],
    [
      '25 hours per request',
      { minHourPerRequest: 25 },
      'minHourPerRequest',
      'Minimum hours per request must be at most 24',
    ],
    [
      'a minimum above the hours per day',
      { minHourPerRequest: 4, maxHourPerDay: 3 },
      'minHourPerRequest',
      'At most 3 h, the overtime hours per day',
    ],
    [
      'more hours a day than a month',
      { maxHourPerDay: 3, maxHourPerMonth: 2 },
      'maxHourPerDay',
      'At most 2 h, the overtime hours per month',
    ],
    [
      'a band below 100 %',
      { dailyOtTime: [{ dayType: 'WORKDAY' as const, timeIn: '17:00', timeOut: '18:00', percent: 99 }] },
      'dailyOtTime.0.percent',
      'Percent must be at least 100',
    ],
    [
      'overlapping bands',
      {
        dailyOtTime: [
          { dayType: 'WORKDAY' as const, timeIn: '22:00', timeOut: '06:00', percent: 200 },
          { dayType: 'WORKDAY' as const, timeIn: '05:00', timeOut: '07:00', percent: 200 },
        ],
      },
      'dailyOtTime.1.timeIn',
      'Overlaps 22:00 - 06:00 of the same day type',
    ],
  ])('is refused with %s', async (_, changes, field, text) => {
    const answer = await desk.create(changes)
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
    expect(answer.fields[field]).toBe(text)
    expect(await desk.list()).toHaveLength(1)
  })

  test('has its own name, and only grades that exist', async () => {
    expect(await desk.create({ name: 'Standard' })).toMatchObject({
      status: 409,
      fields: { name: 'Name is already in use' },
    })
    expect(await desk.create({ jobGradeIds: [company.workspaceId] })).toMatchObject({ status: 404 })
  })
})

describe('below the law', () => {
  const low = { maxHourPerDay: 4, maxHourPerMonth: 45, dailyOtTime: defaultOtSetting.dailyOtTime.slice(0, 5) }

  test('needs a reason that the setting and the audit log keep', async () => {
    const refused = await desk.create(low)
    expect(refused).toMatchObject({ status: 422, code: 'OT_BELOW_LAW' })
    expect(refused.fields.lawReason).toBe(
      'Less than the Lao Labour Law: Holiday 06:00 - 16:00: 150 %, at least 250 %; Holiday 16:00 - 22:00: 150 %, ' +
        'at least 300 %; Holiday 22:00 - 06:00: 150 %, at least 350 %; Overtime hours per day: 4, at most 3. ' +
        'Give a reason to save it',
    )
    const made = (await desk.create({ ...low, lawReason: 'Harvest, agreed with the ministry' })).data
    expect(made.current?.lawReason).toBe('Harvest, agreed with the ministry')
    const { rows } = (await call(server, admin, listAudit, { entity: 'ot_setting' })).data
    expect(JSON.stringify(rows)).toContain('Harvest, agreed with the ministry')
  })

  test('is said in Lao, too', async () => {
    const input = otSettingInput({ jobGradeIds: [await desk.gradeId('GM')], maxConsecutiveDays: 5 })
    const answer = await call(server, admin, createOtSetting, input, { headers: { 'accept-language': 'lo' } })
    expect(answer.fields.lawReason).toBe(
      'ຕ່ຳກວ່າກົດໝາຍແຮງງານລາວ: ຈຳນວນມື້ລ່ວງເວລາຕິດຕໍ່ກັນ: 5, ບໍ່ເກີນ 4. ກະລຸນາໃສ່ເຫດຜົນເພື່ອບັນທຶກ',
    )
  })

  test('no reason is kept where none is needed', async () =>
    expect((await desk.create({ lawReason: 'Not needed' })).data.current?.lawReason).toBe(''))
})
