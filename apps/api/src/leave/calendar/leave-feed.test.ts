// The private calendar link: its owner, what it shows by which permissions, and when it ends.
import { beforeAll, describe, expect, test } from 'vitest'
import { rejectLeave } from '@hr/contract/leave.ts'
import { getLeaveFeed, makeLeaveFeed, revokeLeaveFeed } from '@hr/contract/leave-calendar.ts'
import { insertHolidays } from '#api/holiday/holiday.store.ts'
import { call } from '#test/call.ts'
import { approvedByAll, leaveCompany, requested } from '#test/leave.ts'
import type { LeaveCompany } from '#test/leave.ts'
import { perFile } from '#test/per-test.ts'
import { ownServer } from '#test/test-server.ts'

const server = ownServer()
const company = perFile(() => leaveCompany(server))
let ids: Record<'own' | 'manager' | 'colleague', string>
type Person = keyof LeaveCompany['tokens']

beforeAll(async () => {
  const { tokens, types } = company
  const approved = async (token: string, changes: Parameters<typeof requested>[2]) => {
    const { id } = await requested(server, company, changes, token)
    await approvedByAll(server, company, id)
    return id
  }
  const day = (date: string) => ({ from: date, to: date })
  ids = {
    own: await approved(tokens.employee, { ...day('2026-03-10'), leaveTypeId: types.SICK, toHalf: 'AM' }),
    manager: await approved(tokens.manager, {
      from: '2026-03-11',
      to: '2026-03-13',
      fromHalf: 'PM',
      toHalf: 'AM',
      leaveTypeId: types.SICK,
    }),
    colleague: await approved(tokens.colleague, day('2026-03-12')),
  }
  // Pending, rejected, and older than the calendar reaches.
  await requested(server, company, day('2026-03-24'), tokens.employee)
  await requested(server, company, day('2026-03-25'), tokens.manager)
  const rejected = await requested(server, company, day('2026-03-26'), tokens.employee)
  await call(server, tokens.manager, rejectLeave, { id: rejected.id, comment: 'Stocktaking' })
  await company.inside(trx =>
    insertHolidays(trx, [
      { from: '2020-06-15', to: '2020-06-15', name: 'Founders, Day', nameLo: 'ວັນກໍ່ຕັ້ງ', yearly: true },
    ]),
  )
})

const made = async (who: Person, language = 'en') =>
  (await call(server, company.tokens[who], makeLeaveFeed, {}, { headers: { 'accept-language': language } }))
    .data.path
const read = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api${path}`, headers, remoteAddress: '198.51.100.7' })
/** Titles by day, unfolded. */
const events = (text: string) =>
  [
    ...text
      .replaceAll('\r\n ', '')
      .matchAll(/DTSTART;VALUE=DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)\r\n(?:X-.*\r\n)*SUMMARY:(.*)\r/g),
  ].map(([, from, until, title]) => `${from}-${until} ${title}`)

describe('what it shows', () => {
  test('own leave without its type, pending marked, absent team members, and holidays', async () => {
    const answer = await read(await made('employee'))
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const found = events(answer.body)
    expect(found.filter(line => line.includes('Leave') || line.includes('Away'))).toEqual([
      '20260310-20260311 Leave (morning)',
      '20260324-20260325 Leave (pending)',
      String.raw`20260311-20260314 Away: manager Tester (first day from the afternoon\, last day until noon)`,
    ])
    expect(found).toContain(String.raw`20260615-20260616 Founders\, Day`)
    expect(found.filter(line => line.includes('Founders'))).toHaveLength(1)
    expect(answer.body).toContain(`UID:leave-${ids.own}@sabai-hr\r\n`)
    expect(answer.body).not.toMatch(/sick|ປ່ວຍ/i)
  })

  test('in the language of its creator, also names and holidays', async () => {
    await company.inside(trx =>
      trx
        .updateTable('employee')
        .set({ first_name_lo: 'ບຸນມີ', last_name_lo: 'ແກ້ວສະຫວັນ' })
        .where('id', '=', company.manager.id)
        .execute(),
    )
    const found = events((await read(await made('employee', 'lo'))).body)
    expect(found).toContain('20260310-20260311 ລາພັກ (ເຄິ່ງເຊົ້າ)')
    expect(found.some(line => line.includes('ລາພັກ: ບຸນມີ ແກ້ວສະຫວັນ'))).toBe(true)
    expect(found).toContain('20260615-20260616 ວັນກໍ່ຕັ້ງ')
  })

  test('that of HR has their unit, not the whole company', async () => {
    const { body } = await read(await made('hr'))
    expect(body).toContain(ids.colleague)
    expect(body).not.toContain(ids.own)
  })

  test('equal text has an equal ETag; a client that has it gets a 304', async () => {
    const path = await made('employee')
    const first = await read(path)
    const tag = String(first.headers.etag)
    const again = await read(path, { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const { id } = await requested(server, company, { from: '2026-05-05', to: '2026-05-05' })
    const changed = await read(path, { 'if-none-match': tag })
    expect([changed.statusCode, changed.body.includes(id)]).toEqual([200, true])
  })
})

describe('whose it is', () => {
  const feed = async (who: Person) => (await call(server, company.tokens[who], getLeaveFeed, {})).data.feed

  test('shows when it was created and last read, never the link', async () => {
    server.setNow('2026-03-02T03:00:00Z')
    const path = await made('manager')
    expect(await feed('manager')).toEqual({ createdAt: '2026-03-02T03:00:00.000Z', fetchedAt: null })
    server.setNow('2026-03-02T04:00:00Z')
    await read(path)
    expect((await feed('manager'))?.fetchedAt).toBe('2026-03-02T04:00:00.000Z')
    const file = path.split('/').at(-1) ?? 'none'
    const stored = await company.inside(trx => trx.selectFrom('leave_feed').selectAll().execute())
    const audit = await company.inside(trx => trx.selectFrom('audit_entry').selectAll().execute())
    const kept = JSON.stringify([stored, audit]) + server.logLines.join('')
    expect(kept).toContain('/api/leave-feed/:file')
    expect(kept).not.toContain(file.slice(22, 60))
  })

  test('a new one replaces the previous; a revoked one is gone; all of it is audited', async () => {
    const first = await made('colleague')
    const second = await made('colleague')
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
    const revoke = () => call(server, company.tokens.colleague, revokeLeaveFeed, {})
    expect((await revoke()).status).toBe(200)
    expect((await read(second)).statusCode).toBe(404)
    expect(await feed('colleague')).toBeNull()
    expect((await revoke()).status).toBe(404)
    const entries = await company.inside(trx =>
      trx
        .selectFrom('audit_entry')
        .select(['operation', 'entity_id'])
        .where('entity', '=', 'leave_feed')
        .where('employee_id', '=', company.colleague.id)
        .orderBy('id')
        .execute(),
    )
    expect(entries.map(entry => entry.operation)).toEqual(['CREATE', 'CREATE', 'DELETE'])
    expect(entries.every(entry => entry.entity_id === String(company.colleague.id))).toBe(true)
  })

  test('without a session 401; an owner without an employee record has none', async () => {
    expect((await call(server, null, makeLeaveFeed, {})).status).toBe(401)
    expect((await call(server, company.tokens.owner, makeLeaveFeed, {})).code).toBe('NO_EMPLOYEE_RECORD')
    expect((await call(server, company.tokens.owner, getLeaveFeed, {})).data).toEqual({ feed: null })
  })
})

describe('404 for', () => {
  test('an unknown link, also with the name of an existing company', async () => {
    const path = await made('employee')
    const file = path.split('/').at(-1) ?? ''
    const guessed = `${file.slice(0, 30)}${'A'.repeat(34)}.ics`
    for (const wrong of [guessed, `${'A'.repeat(64)}.ics`, 'x.ics', file.replace('.ics', ''), `${file}x`])
      expect([wrong, (await read(`/leave-feed/${wrong}`)).statusCode]).toEqual([wrong, 404])
  })

  test('an inactive sign-in, employment, company or space, and a removed permission', async () => {
    const { db } = server.services
    const home = await leaveCompany(server)
    const { path } = (await call(server, home.tokens.employee, makeLeaveFeed, {})).data
    const status = async () => (await read(path)).statusCode
    const { id, accountId } = home.employee
    const account = (to: 'active' | 'inactive') =>
      db.updateTable('account').set({ status: to }).where('id', '=', accountId).execute()
    const employee = (to: 'active' | 'inactive') =>
      home.inside(trx => trx.updateTable('employee').set({ status: to }).where('id', '=', id).execute())
    const workspace = (to: 'active' | 'suspended') =>
      db.updateTable('workspace').set({ status: to }).where('id', '=', home.workspaceId).execute()
    const space = (to: 'active' | 'suspended') =>
      db.updateTable('space').set({ status: to }).where('id', '=', home.spaceId).execute()
    const seen: number[] = []
    await account('inactive')
    seen.push(await status())
    await account('active')
    await employee('inactive')
    seen.push(await status())
    await employee('active')
    await workspace('suspended')
    seen.push(await status())
    await workspace('active')
    await space('suspended')
    seen.push(await status())
    await space('active')
    seen.push(await status())
    await home.inside(trx =>
      trx.deleteFrom('role_permission').where('group_name', '=', 'LEAVE_CALENDAR').execute(),
    )
    seen.push(await status())
    expect(seen).toEqual([404, 404, 404, 404, 200, 404])
  })
})

test('of concurrent calls from one address 120 are answered, the others get the seconds to wait', async () => {
  // Over connections: calls of `inject` in one turn of the event loop would all see the last count.
  const base = await server.app.listen({ port: 0 })
  const ask = async () => {
    const answer = await fetch(`${base}/api/leave-feed/${'A'.repeat(64)}.ics`, {
      headers: { 'accept-language': 'lo' },
    })
    return { status: answer.status, body: await answer.json() }
  }
  const answers = await Promise.all(Array.from({ length: 125 }, ask))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(120)
  expect(refused[0]?.body).toMatchObject({
    errors: ['TOO_MANY_REQUESTS', expect.any(String)],
    message: expect.stringMatching(/^ລອງຫຼາຍເທື່ອເກີນໄປ. ລອງອີກຄັ້ງໃນ \d+ ວິນາທີ$/),
  })
  expect((await read(`/leave-feed/${'A'.repeat(64)}.ics`)).statusCode).toBe(404)
})
