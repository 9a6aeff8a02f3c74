// Fifty overtime requests of one person at the same time: exactly three are accepted where three fit, and the others name
// the limit (O2).
import { listOtRequests, requestOt } from '@hr/contract/ot-request.ts'
import { addDays, timeOfMinutes } from '@hr/domain/calendar/local-date.ts'
import { expect, test } from 'vitest'
import { attendanceCompany } from '#test/attendance.ts'
import { call } from '#test/call.ts'
import { keptPerTest } from '#test/kept-world.ts'
import { brokenInvariants } from '#test/leave.ts'
import { testServer } from '#test/test-server.ts'

const server = testServer()
const company = keptPerTest(server, attendanceCompany)

const nth = Array.from({ length: 50 }, (_, index) => index)
const early = { timeIn: '04:00', timeOut: '07:00' }
const late = { timeIn: '18:00', timeOut: '21:00' }
/** Twice a day on 25 days of the period from 21 March to 20 April 2026. */
const inMonth = nth.map(index => ({
  date: addDays('2026-03-21', index % 25),
  ...(index < 25 ? early : late),
}))
/** Twenty minutes each, one after the other, on Sunday 8 March 2026. */
const onSunday = nth.map(index => ({
  date: '2026-03-08',
  timeIn: timeOfMinutes(index * 20),
  timeOut: timeOfMinutes((index + 1) * 20),
}))
const same = nth.map(() => ({ date: '2026-03-08', ...early }))

test.each([
  ['three fit into the month', inMonth, 24, 9, 3, 'OT_MONTH_LIMIT'],
  ['three fit into the day', onSunday, 1, 45, 3, 'OT_DAY_LIMIT'],
  ['all are for the same times', same, 3, 45, 1, 'OT_OVERLAPS'],
] as const)('fifty requests at once: %s', async (_, drafts, perDay, perMonth, fit, code) => {
  const limits = { max_hours_per_day: perDay, max_hours_per_month: perMonth, max_consecutive_days: 31 }
  await company.inside(trx => trx.updateTable('ot_setting_version').set(limits).execute())
  const token = await company.as('employee')
  const answers = await Promise.all(
    drafts.map(draft => call(server, token, requestOt, { ...draft, reason: 'Closing the month' })),
  )
  const [accepted, refused] = [
    answers.filter(({ status }) => status === 200),
    answers.filter(({ status }) => status !== 200),
  ]
  expect(accepted).toHaveLength(fit)
  expect(refused.map(answer => [answer.status, answer.code])).toEqual(
    Array.from({ length: 50 - fit }, () => [422, code]),
  )
  const { rows } = (await call(server, token, listOtRequests, { scope: 'mine', limit: 100 })).data
  expect(rows.map(({ id }) => id).sort()).toEqual(accepted.map(({ data }) => data.id).sort())
  expect(rows.map(({ number }) => number).sort()).toEqual(nth.slice(1, fit + 1))
  expect(await brokenInvariants(company)).toEqual([])
})
