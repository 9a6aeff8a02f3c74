// The yearly grants: months served, open to whom, once (L1, L3, L6).
import { expect, test } from 'vitest'
import { inOwnCompany, leaveRows } from '#test/leave.ts'
import { grantDueYears, grantYear } from './grant-year.ts'

const { server, company } = inOwnCompany()

const grant = (year: number, employeeIds?: readonly number[]) =>
  company.inside(trx =>
    grantYear(trx, {
      year,
      ...(employeeIds && { employeeIds }),
    }),
  )
const annualLots = () =>
  company.inside(trx =>
    trx
      .selectFrom('leave_lot')
      .select(['employee_id', 'source', 'half_days', 'valid_from', 'valid_to'])
      .where('leave_type_id', '=', company.types.ANNUAL)
      .orderBy('employee_id')
      .orderBy('source')
      .execute(),
  )
const setEmployee = (changes: { started_on?: string; ended_on?: string; status?: 'inactive' }) =>
  company.inside(trx =>
    trx.updateTable('employee').set(changes).where('id', '=', company.employee.id).execute(),
  )
const forgetLots = () => company.inside(trx => trx.deleteFrom('leave_lot').execute())

test.each([
  ['2024-01-08', null, 30, '2026-01-01'],
  ['2026-01-15', null, 30, '2026-01-15'],
  ['2026-01-16', null, 27, '2026-01-16'],
  ['2026-07-01', null, 15, '2026-07-01'],
  ['2024-01-08', '2026-06-30', 15, '2026-01-01'],
])('employed from %s to %s: %i half days, from %s', async (started_on, ended_on, halfDays, validFrom) => {
  await forgetLots()
  await setEmployee({ started_on, ...(ended_on && { ended_on }) })
  await grant(2026, [company.employee.id])
  expect(await annualLots()).toEqual([
    {
      employee_id: company.employee.id,
      source: '2026',
      half_days: halfDays,
      valid_from: validFrom,
      valid_to: '2026-12-31',
    },
  ])
})

test('a second run, and twenty at once, add and write nothing', async () => {
  await forgetLots()
  const [first, ...others] = (await Promise.all(Array.from({ length: 20 }, () => grant(2026)))).toSorted(
    (one, other) => other - one,
  )
  expect(first).toBeGreaterThan(20)
  expect(new Set(others)).toEqual(new Set([0]))
  expect(await annualLots()).toHaveLength(5)
  const before = await leaveRows(company)
  expect(await grant(2026)).toBe(0)
  expect(await leaveRows(company)).toEqual(before)
})

test('people who are not employed get no grant; an empty list means nobody', async () => {
  await forgetLots()
  expect(await grant(2026, [])).toBe(0)
  await setEmployee({ status: 'inactive' })
  expect(await grant(2026, [company.employee.id])).toBe(0)
  expect(await annualLots()).toEqual([])
})

test('the leave year may start in another month', async () => {
  await forgetLots()
  await company.inside(trx => trx.updateTable('company_profile').set({ leave_year_start_month: 4 }).execute())
  await grant(2025, [company.employee.id])
  expect(await annualLots()).toMatchObject([
    { source: '2025', valid_from: '2025-04-01', valid_to: '2026-03-31' },
  ])
})

test.each([
  ['2026-09-29T17:00:00Z', ['2026']],
  // Already 1 October in Vientiane.
  ['2026-09-30T17:00:00Z', ['2026', '2027']],
])('at %s the years %j are due', async (now, years) => {
  await forgetLots()
  server.setNow(now)
  await company.inside(trx => grantDueYears(trx, {}))
  const own = (await annualLots()).filter(lot => lot.employee_id === company.employee.id)
  expect(own.map(lot => lot.source)).toEqual(years)
})
