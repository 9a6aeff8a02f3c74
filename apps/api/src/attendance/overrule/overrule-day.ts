// HR overrules one day of another person (A8).
import type { overruleDay as endpoint } from '@hr/contract/attendance-overrule.ts'
import type { ErrorCode } from '@hr/contract/error-codes.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { dayKey } from '../day/day-people.queries.ts'
import { toDays } from '../day/to-days.ts'
import { checkTimes, timesOf } from './check-times.ts'
import { computeEach } from './compute-each.ts'
import { enterOverrule } from './enter-overrule.ts'
import { judgeDays } from './judge-days.ts'

/** NOT_FOUND, INVALID_INPUT, and any refusal of the day. */
export const overruleDay: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  checkTimes(input)
  const { employeeId, reason } = input
  await guardOwnRecord(work, { employeeId, area: 'OVERRULE', reason, field: 'reason' })
  orNotFound(await lockEmployee(db, input.employeeId))
  const wanted = { employeeId: input.employeeId, date: input.date }
  const dayNow = async () => (await computeEach(db, [wanted])).get(dayKey(wanted))
  const { leftOut } = await judgeDays(work, input, [{ ...wanted, asked: input, day: await dayNow() }])
  const [refusal] = leftOut
  if (refusal) throw new Refusal(refusal.code, refusal.parameters, faultyFields(refusal.code))
  const actionId = await enterOverrule(work, { ...input, days: [{ ...wanted, ...timesOf(input) }] })
  const shown = await toDays(db, [{ employeeId: wanted.employeeId, day: orNotFound(await dayNow()) }])
  return { actionId, day: orNotFound(shown[0]) }
}

const faultyFields = (code: ErrorCode) =>
  code === 'OVERRULE_TIMES_SWAPPED'
    ? [{ path: 'timeOut', code: 'timesSwapped' as const, parameters: {} }]
    : []
