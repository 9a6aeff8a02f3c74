// Leave years that begin in another month (L2): from the first one that is not granted, which becomes shorter.
import { listAudit } from '@hr/contract/audit.ts'
import { previewLeaveYear, setLeaveYear } from '@hr/contract/company-leave-year.ts'
import { getCompanyProfile } from '@hr/contract/company-profile.ts'
import { adjustLeave, getLeaveSummary } from '@hr/contract/leave-summary.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { addDays, addMonths } from '@hr/domain/calendar/local-date.ts'
import { beforeEach, expect, test } from 'vitest'
import { call, openSession } from '#test/call.ts'
import { inOwnCompany } from '#test/leave.ts'
import { runJob } from '#test/run-jobs.ts'
import { untilWaiting } from '#test/until-waiting.ts'
import { adjustGrantsToEmployment } from '../ledger/adjust-grants-to-employment.ts'

const { server, company } = inOwnCompany({ now: '2026-11-24T02:00:00Z', staysSound: true })
let admin: string
beforeEach(async () => {
  admin = company.tokens.admin
  await runJob(server, 'leave.grant-year')
})

const preview = async (startMonth: number) =>
  (await call(server, admin, previewLeaveYear, { startMonth, limit: 100 })).data
const profile = async () => (await call(server, admin, getCompanyProfile, {})).data.leaveYear
const change = async (startMonth: number, given: { replaces?: number; from?: string } = {}) => {
  const { from } = (await preview(startMonth)).years[0] ?? { from: '' }
  const replaces = (await profile()).startMonth
  return call(server, admin, setLeaveYear, { startMonth, replaces, from, ...given })
}
const lots = (source?: string) =>
  company.inside(trx =>
    trx
      .selectFrom('leave_lot')
      .select(['employee_id', 'leave_type_id', 'kind', 'source', 'half_days', 'valid_from', 'valid_to'])
      .$if(source !== undefined, query => query.where('source', '=', source ?? ''))
      .orderBy('source')
      .orderBy('employee_id')
      .orderBy('leave_type_id')
      .execute(),
  )
const grantAt = async (now: string) => {
  server.setNow(now)
  await runJob(server, 'leave.grant-year')
}
const yearOn = async (date: string) => {
  const { employee } = company
  const { data } = await call(server, company.tokens.hr, getLeaveSummary, { employeeId: employee.id, date })
  return [data.from, data.to]
}

const whole = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })
const short = { from: '2028-01-01', to: '2028-03-31' }
const april = { from: '2028-04-01', to: '2029-03-31' }

test('granted years stay, the next one ends before April; what it grants is what the preview said', async () => {
  const before = await lots()
  const { rows, total, ...effect } = await preview(4)
  expect(effect).toMatchObject({
    granted: whole(2027),
    years: [short, april],
    people: 5,
  })
  // Five people, two types by months served: annual and personal leave.
  expect([total, rows.length]).toEqual([10, 10])
  const planned = rows.filter(row => row.leaveTypeId === company.types.ANNUAL)
  expect(planned.map(row => [row.typeName, row.before, row.after])).toEqual(
    Array.from({ length: 5 }, () => ['Annual leave', 30, 7]),
  )
  const names = rows.map(({ employee }) => `${employee.firstName} ${employee.lastName}`)
  expect(names).toEqual(names.toSorted())
  expect((await profile()).startMonth).toBe(1)

  expect((await change(4)).status).toBe(200)
  expect(await profile()).toEqual({
    startMonth: 4,
    years: [whole(2026), whole(2027), short, april],
  })
  expect(await lots()).toEqual(before)
  await grantAt('2027-09-30T02:00:00Z')
  expect(await lots()).toEqual(before)

  await grantAt('2027-10-01T02:00:00Z')
  const granted = (await lots()).filter(({ valid_from }) => valid_from >= '2028-01-01')
  expect(new Set(granted.map(lot => `${lot.valid_from} ${lot.valid_to}`))).toEqual(
    new Set(['2028-01-01 2028-03-31']),
  )
  const annual = granted.filter(lot => lot.leave_type_id === company.types.ANNUAL)
  expect(annual.map(lot => [lot.employee_id, lot.half_days]).toSorted()).toEqual(
    planned.map(row => [row.employee.id, row.after]).toSorted(),
  )
  await grantAt('2028-01-01T02:00:00Z')
  const next = (await lots()).filter(lot => lot.valid_from >= '2028-04-01')
  expect(next.filter(lot => lot.leave_type_id === company.types.ANNUAL)).toEqual(
    annual.map(lot => ({
      ...lot,
      source: '2029',
      half_days: 30,
      valid_from: april.from,
      valid_to: april.to,
    })),
  )
  expect((await lots()).filter(({ valid_from }) => valid_from < '2028-01-01')).toEqual(before)
})

test('every page names the years of the company, and days are carried over at each end', async () => {
  await change(4)
  expect(await yearOn('2027-12-31')).toEqual(Object.values(whole(2027)))
  expect(await yearOn('2028-01-01')).toEqual(Object.values(short))
  expect(await yearOn('2028-04-01')).toEqual(Object.values(april))
  await grantAt('2028-01-01T02:00:00Z')
  server.setNow('2028-04-02T02:00:00Z')
  await runJob(server, 'leave.settle-ended')
  const carried = (await lots()).filter(
    lot =>
      lot.kind === 'CARRY_OVER' &&
      lot.leave_type_id === company.types.ANNUAL &&
      lot.employee_id === company.employee.id,
  )
  expect(carried.map(lot => lot.valid_from)).toEqual(['2027-01-01', '2028-01-01', '2028-04-01'])
  expect(new Set((await lots()).map(lot => lot.valid_to))).not.toContain(null)
})

test('every other month makes the next year shorter, and nothing is stored before the change', async () => {
  for (let month = 2; month <= 12; month++) {
    const first = `2028-${String(month).padStart(2, '0')}-01`
    const { years, rows } = await preview(month)
    expect(years).toEqual([
      { from: '2028-01-01', to: addDays(first, -1) },
      { from: first, to: addDays(addMonths(first, 12), -1) },
    ])
    const annual = rows.find(row => row.leaveTypeId === company.types.ANNUAL)
    expect(annual).toMatchObject({ before: 30, after: Math.floor((30 * (month - 1)) / 12) })
  }
  expect((await profile()).years).toEqual([whole(2026), whole(2027)])
})

test('leave over the 29th of February that ends a year takes each day from its own year', async () => {
  await change(3)
  await grantAt('2028-01-03T02:00:00Z')
  const token = await openSession(server, {
    ...company.employee,
    type: 'app',
    workspaceId: company.workspaceId,
  })
  const days = company.draft({ from: '2028-02-29', to: '2028-03-01' })
  expect((await call(server, token, requestLeave, days)).status).toBe(200)
  const used = await company.inside(trx =>
    trx
      .selectFrom('leave_entry as e')
      .innerJoin('leave_lot as l', join =>
        join.onRef('l.workspace_id', '=', 'e.workspace_id').onRef('l.id', '=', 'e.lot_id'),
      )
      .select(['e.date', 'l.valid_from', 'l.valid_to'])
      .where('e.kind', '=', 'USE')
      .distinct()
      .orderBy('e.date')
      .execute(),
  )
  expect(used).toEqual([
    { date: '2028-02-29', valid_from: '2028-01-01', valid_to: '2028-02-29' },
    { date: '2028-03-01', valid_from: '2028-03-01', valid_to: '2029-02-28' },
  ])
})

test('the month of before undoes a change until its shorter year is granted; both are in the audit log', async () => {
  await change(4)
  expect((await preview(1)).people).toBe(5)
  const annual = (await preview(1)).rows.filter(row => row.leaveTypeId === company.types.ANNUAL)
  expect(annual[0]).toMatchObject({ before: 7, after: 30 })
  expect((await change(1)).status).toBe(200)
  expect(await profile()).toEqual({ startMonth: 1, years: [whole(2026), whole(2027)] })
  const { rows } = (await call(server, admin, listAudit, { entity: 'company_profile' })).data
  expect(rows.slice(0, 2).map(({ before, after }) => [before, after])).toEqual([
    [
      { leaveYearMonth: 4, leaveYearFrom: '2028-04-01' },
      { leaveYearMonth: 1, leaveYearFrom: null },
    ],
    [
      { leaveYearMonth: 1, leaveYearFrom: null },
      { leaveYearMonth: 4, leaveYearFrom: '2028-04-01' },
    ],
  ])
  await change(4)
  await grantAt('2027-10-01T02:00:00Z')
  admin = await openSession(server, { ...company.admin, type: 'app', workspaceId: company.workspaceId })
  expect((await preview(1)).years).toEqual([
    { from: '2028-04-01', to: '2028-12-31' },
    { from: '2029-01-01', to: '2029-12-31' },
  ])
})

test('an earlier first day gives the days of the shorter year, from its own first day on', async () => {
  await change(4)
  const { id: employeeId } = company.employee
  await company.inside(async trx => {
    await trx.deleteFrom('leave_lot').where('employee_id', '=', employeeId).execute()
    await trx.updateTable('employee').set({ started_on: '2028-02-16' }).where('id', '=', employeeId).execute()
  })
  await grantAt('2027-10-01T02:00:00Z')
  const startedOn = '2027-06-01'
  const own = async () =>
    (await lots('2028')).filter(
      lot => lot.employee_id === employeeId && lot.leave_type_id === company.types.ANNUAL,
    )
  expect(await own()).toMatchObject([{ valid_from: '2028-02-16', half_days: 2 }])
  const adjusted = await company.inside(async trx => {
    await trx.updateTable('employee').set({ started_on: startedOn }).where('id', '=', employeeId).execute()
    return adjustGrantsToEmployment(trx, { employeeId, startedOn, endedOn: null, because: 'start' })
  })
  const annual = adjusted.find(({ grant }) => grant.leaveTypeId === company.types.ANNUAL)
  expect(annual?.halfDays).toBe(5)
  expect(await own()).toMatchObject([{ valid_from: '2028-01-01', valid_to: '2028-03-31' }])
})

test('a leave year in which days are booked by hand counts as granted', async () => {
  const booked = await call(server, company.tokens.hr, adjustLeave, {
    employeeId: company.employee.id,
    leaveTypeId: company.types.ANNUAL,
    halfDays: 4,
    date: '2028-05-02',
    reason: 'Promised for next year',
  })
  expect(booked.status).toBe(200)
  expect(await preview(4)).toMatchObject({
    granted: whole(2028),
    years: [{ from: '2029-01-01', to: '2029-03-31' }, { from: '2029-04-01' }],
  })
})

test('leave that takes days of a grant ends within the granted years', async () => {
  const beyond = company.draft({ from: '2027-12-30', to: '2028-01-04' })
  expect((await call(server, company.tokens.employee, requestLeave, beyond)).code).toBe(
    'LEAVE_BALANCE_NOT_ENOUGH',
  )
  const within = company.draft({ from: '2027-12-30', to: '2027-12-31' })
  expect((await call(server, company.tokens.employee, requestLeave, within)).status).toBe(200)
  expect((await preview(4)).granted.to).toBe('2027-12-31')
})

test.each([
  [{ startMonth: 0 }, 'startMonth'],
  [{ startMonth: 13 }, 'startMonth'],
  [{ from: '2028-02-30' }, 'from'],
])('%j is refused at its field', async (given, field) => {
  const input = { startMonth: 4, replaces: 1, from: '2028-01-01', ...given }
  const answer = await call(server, admin, setLeaveYear, input)
  expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [field]])
})

test.each([{ replaces: 2 }, { from: '2027-01-01' }])('%j is outdated: nothing changes', async given => {
  expect((await change(4, given)).code).toBe('STALE')
  expect((await profile()).startMonth).toBe(1)
})

test('the month that it is changes nothing and writes no audit entry', async () => {
  const entries = async () => (await call(server, admin, listAudit, { entity: 'company_profile' })).data.total
  const before = await entries()
  expect((await change(1)).status).toBe(200)
  expect(await entries()).toBe(before)
})

test.each(['hr', 'employee'] as const)('%s may not', async who => {
  const token = company.tokens[who]
  const input = { startMonth: 4, replaces: 1, from: '2028-01-01' }
  const answers = [
    await call(server, token, setLeaveYear, input),
    await call(server, token, previewLeaveYear, { startMonth: 4 }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
})

test('of two changes at once one is stored', async () => {
  const input = { replaces: 1, from: '2028-01-01' }
  const answers = await Promise.all(
    [4, 7].map(startMonth => call(server, admin, setLeaveYear, { startMonth, ...input })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['', 'STALE'])
  expect((await profile()).startMonth).toBe(answers[0]?.status === 200 ? 4 : 7)
})

test('grants that wait for the change have the new years', async () => {
  server.setNow('2027-10-01T02:00:00Z')
  let granted: Promise<unknown> = Promise.resolve()
  await company.inside(async trx => {
    await trx.selectFrom('employee').select('id').orderBy('id').forNoKeyUpdate().execute()
    await trx
      .insertInto('leave_year_start')
      .values({ workspace_id: trx.workspaceId, year: 2029, from_date: '2028-04-01' })
      .execute()
    granted = runJob(server, 'leave.grant-year')
    await untilWaiting(server, 1)
  })
  await granted
  expect(new Set((await lots('2028')).map(lot => lot.valid_to))).toEqual(new Set(['2028-03-31']))
})
