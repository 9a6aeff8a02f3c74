// A changed amount applies from a leave year on, and existing grants are adjusted (L1, L3).
import {
  createLeaveType,
  listLeaveTypes,
  previewLeaveType,
  updateLeaveType,
} from '@hr/contract/leave-type.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { endEmployment, reinstateEmployee } from '@hr/contract/end-employment.ts'
import { adjustLeave, getLeaveSummary } from '@hr/contract/leave-summary.ts'
import { cancelLeave, leaveBalances } from '@hr/contract/leave.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, signIn } from '#test/call.ts'
import { brokenInvariants, inOwnCompany, leaveRows, requested } from '#test/leave.ts'
import { grantDueYears } from '../ledger/grant-year.ts'
import { settleEndedLots } from '../ledger/settle-ended-lots.ts'

const { server, company } = inOwnCompany()
let type: LeaveType
const study = { code: 'STUDY', name: 'Study leave', nameLo: 'ພັກສຶກສາ', color: '#336699', amount: 6 }
const thisYear = '2026-01-01'
const nextYear = '2027-01-01'
const yearAfter = '2028-01-01'
beforeEach(async () => {
  tokens = company.tokens
  type = (await call(server, hr(), createLeaveType, study)).data
})

let tokens: { hr: string; employee: string; colleague: string }
/** Sessions do not survive a jump of the clock. */
async function travel(now: string) {
  server.setNow(now)
  const { hr: one, employee, colleague } = company
  tokens = {
    hr: await signIn(server, one.username),
    employee: await signIn(server, employee.username),
    colleague: await signIn(server, colleague.username),
  }
}
const hr = () => tokens.hr
type Change = Partial<LeaveType> & { effectiveFrom?: string }
const change = ({ effectiveFrom, ...changes }: Change) => {
  const { planned: _planned, ...stored } = { ...type, ...changes }
  return call(server, hr(), updateLeaveType, { ...stored, ...(effectiveFrom && { effectiveFrom }) })
}
const preview = (changes: Change) => {
  const { id, paid, amount, gender, isActive } = type
  return call(server, hr(), previewLeaveType, { id, paid, amount, gender, isActive, ...changes })
}
const balance = async (date = '2026-03-02', token = tokens.employee) =>
  (await call(server, token, leaveBalances, { date })).data.find(row => row.leaveTypeId === type.id)
const grantAgain = () => company.inside(trx => grantDueYears(trx, {}))
const take = (to: string) => requested(server, company, { leaveTypeId: type.id, from: '2026-03-09', to })

describe('from this leave year', () => {
  test('more: everybody gets the difference immediately, with an entry that explains it, and a notification each', async () => {
    const people = (await preview({ amount: 8, effectiveFrom: thisYear })).data
    const changed = (await change({ amount: 8, effectiveFrom: thisYear })).data
    expect(changed).toMatchObject({ amount: 8, planned: [] })
    expect(changed.effect).toEqual(people.effect)
    expect(changed.effect.gaining.people).toBeGreaterThan(3)
    expect(changed.effect.gaining.halfDays).toBe(changed.effect.gaining.people * 4)
    expect(await balance()).toMatchObject({ entitled: 12, adjusted: 4, available: 16 })
    const { types } = (
      await call(server, hr(), getLeaveSummary, { employeeId: company.employee.id, date: '2026-03-02' })
    ).data
    const lines = types.find(({ leaveTypeId }) => leaveTypeId === type.id)?.lines
    expect(lines?.at(-1)).toMatchObject({
      kind: 'ADJUSTMENT',
      halfDays: 4,
      balance: 16,
      reason: 'The leave type’s days per year changed',
    })
    const { notifications } = await leaveRows(company)
    const own = notifications.filter(({ employee_id }) => employee_id === company.employee.id)
    expect(own.map(({ code }) => code)).toEqual(['LEAVE_DAYS_ADDED'])
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('less: used days are not withdrawn, and HR sees who used more', async () => {
    await take('2026-03-13')
    const effect = (await preview({ amount: 2, effectiveFrom: thisYear })).data.effect
    expect(effect?.short).toMatchObject([{ employee: { id: company.employee.id }, halfDays: 6 }])
    expect(effect?.shortCount).toBe(1)
    await change({ amount: 2, effectiveFrom: thisYear })
    expect(await balance()).toMatchObject({ pending: 10, available: 0 })
    expect(await balance('2026-03-02', tokens.colleague)).toMatchObject({ available: 4 })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('the nightly grants and the same change again change nothing', async () => {
    await change({ amount: 8, effectiveFrom: thisYear })
    const before = await leaveRows(company)
    expect(await grantAgain()).toBe(0)
    const again = (await change({ amount: 8, effectiveFrom: thisYear })).data
    expect(again.effect.gaining).toEqual({ people: 0, halfDays: 0 })
    const after = await leaveRows(company)
    expect([after.entries, after.notifications]).toEqual([before.entries, before.notifications])
  })

  test('from zero to an amount: grants are created; back to zero: they are withdrawn', async () => {
    type = (await call(server, hr(), createLeaveType, { ...study, code: 'NEW', amount: 0 })).data
    expect(await balance()).toMatchObject({ entitled: 0 })
    await change({ amount: 5, effectiveFrom: thisYear })
    expect(await balance()).toMatchObject({ entitled: 10, available: 10 })
    await change({ amount: 0, effectiveFrom: thisYear })
    expect(await balance()).toMatchObject({ available: 0 })
  })

  test('a later end of employment is pro-rata of the new amount, and can be undone', async () => {
    await change({ amount: 12, effectiveFrom: thisYear })
    const { id } = company.employee
    await call(server, hr(), endEmployment, { id, date: '2026-06-30', reason: 'Moves away' })
    expect(await balance()).toMatchObject({ available: 12 })
    await change({ amount: 6, effectiveFrom: thisYear })
    expect(await balance()).toMatchObject({ available: 6 })
    await call(server, hr(), reinstateEmployee, { id })
    expect(await balance()).toMatchObject({ available: 12 })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('the same for a smaller amount after everything was used', async () => {
    const { id } = await take('2026-03-16')
    await change({ amount: 5, effectiveFrom: thisYear })
    await call(server, tokens.employee, cancelLeave, { id })
    const end = { id: company.employee.id, date: '2026-06-30', reason: 'Moves away' }
    await call(server, hr(), endEmployment, end)
    expect(await balance()).toMatchObject({ available: 5 })
  })
})

describe('from a later leave year', () => {
  test('this year does not change, also for joiners of this year; the next year is granted with the new amount', async () => {
    const changed = (await change({ amount: 8, effectiveFrom: nextYear })).data
    expect(changed).toMatchObject({ amount: 6, planned: [{ from: nextYear, amount: 8 }] })
    expect(changed.effect.gaining.people).toBe(0)
    expect(await grantAgain()).toBe(0)
    expect(await balance()).toMatchObject({ entitled: 12, available: 12 })
    await travel('2026-10-02T02:00:00Z')
    await grantAgain()
    expect(await balance(nextYear)).toMatchObject({ entitled: 16, available: 16 })
    await travel('2027-01-02T02:00:00Z')
    const list = (await call(server, hr(), listLeaveTypes, {})).data
    expect(list.find(({ id }) => id === type.id)).toMatchObject({ amount: 8, planned: [] })
  })

  test('a year granted in advance is adjusted, this year is not', async () => {
    await travel('2026-11-02T02:00:00Z')
    await grantAgain()
    const { choices, effect } = (await preview({ amount: 8, effectiveFrom: nextYear })).data
    expect(choices).toEqual([thisYear, nextYear, yearAfter])
    expect(effect?.gaining.halfDays).toBe((effect?.gaining.people ?? 0) * 4)
    await change({ amount: 8, effectiveFrom: nextYear })
    expect(await balance('2026-11-02')).toMatchObject({ available: 12 })
    expect(await balance(nextYear)).toMatchObject({ available: 16 })
    await change({ amount: 7, effectiveFrom: thisYear })
    expect(await balance('2026-11-02')).toMatchObject({ available: 14 })
    expect(await balance(nextYear)).toMatchObject({ available: 16 })
    expect((await change({ amount: 6, effectiveFrom: nextYear })).data.planned).toEqual([
      { from: nextYear, amount: 6 },
    ])
    expect(await balance(nextYear)).toMatchObject({ available: 12 })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('saving today’s amount cancels the plan', async () => {
    await change({ amount: 8, effectiveFrom: nextYear })
    expect((await change({ effectiveFrom: nextYear })).data).toMatchObject({ amount: 6, planned: [] })
  })

  test('carried days are settled as before, a past year is not touched', async () => {
    await travel('2027-02-02T02:00:00Z')
    await grantAgain()
    await company.inside(trx => settleEndedLots(trx))
    const before = (await leaveRows(company)).entries
    await change({ amount: 8, effectiveFrom: nextYear })
    const added = (await leaveRows(company)).entries.slice(before.length)
    expect(new Set(added.map(({ date }) => date))).toEqual(new Set(['2027-02-02']))
    expect(await brokenInvariants(company)).toEqual([])
  })
})

test('the start is required, and must be the first day of a leave year', async () => {
  const before = await leaveRows(company)
  expect((await preview({ amount: 8 })).data).toEqual({ choices: [thisYear, nextYear], effect: null })
  expect((await preview({})).data.effect?.gaining.people).toBe(0)
  const required = await change({ amount: 8 })
  expect([required.status, required.fields]).toEqual([400, { effectiveFrom: 'Effective from is required' }])
  for (const effectiveFrom of ['2026-02-01', '2025-01-01', yearAfter])
    expect((await change({ amount: 8, effectiveFrom })).fields).toEqual({
      effectiveFrom: 'Effective from: not a valid choice',
    })
  await preview({ amount: 8, effectiveFrom: thisYear })
  expect(await leaveRows(company)).toEqual(before)
})

describe('who it is open to', () => {
  test('opened to women: men who used none lose it immediately; opened to all: they get it again', async () => {
    await change({ gender: 'male' })
    expect(await balance()).toMatchObject({ available: 0 })
    await change({ gender: null })
    expect(await balance()).toMatchObject({ available: 12 })
    expect(await brokenInvariants(company)).toEqual([])
  })

  test('unpaid grants nothing, if nobody requested it; later that cannot change', async () => {
    await change({ paid: false })
    expect(await balance()).toMatchObject({ available: 0 })
    await change({ paid: true })
    expect(await balance()).toMatchObject({ available: 12 })
    await take('2026-03-09')
    const refused = await change({ paid: false })
    expect([refused.status, refused.code]).toEqual([409, 'LEAVE_TYPE_PAID_FIXED'])
    expect(refused.fields.paid).toBe(refused.message)
  })

  test('inactive: nothing changes until it is active again', async () => {
    await change({ isActive: false })
    await change({ isActive: false, amount: 9, effectiveFrom: thisYear })
    expect(await balance()).toMatchObject({ available: 12 })
    await change({ isActive: true, amount: 9 })
    expect(await balance()).toMatchObject({ available: 18 })
  })

  test('two changes and a request at once: as if in sequence', async () => {
    await Promise.all([
      change({ amount: 8, effectiveFrom: thisYear }),
      change({ amount: 8, effectiveFrom: thisYear }),
      take('2026-03-13'),
      call(server, hr(), adjustLeave, {
        employeeId: company.colleague.id,
        leaveTypeId: type.id,
        halfDays: -3,
        date: '2026-03-02',
        reason: 'Paid out',
      }),
    ])
    expect(await balance()).toMatchObject({ pending: 10, available: 6 })
    expect(await balance('2026-03-02', tokens.colleague)).toMatchObject({ available: 13 })
    expect(await brokenInvariants(company)).toEqual([])
  })
})
