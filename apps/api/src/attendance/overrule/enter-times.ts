// HR enters missing times of many days, each day's own (A8): all of them, or none with the fault of each.
import type { enterTimes as endpoint } from '@hr/contract/attendance-overrule.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { dayKey } from '../day/day-people.queries.ts'
import { enterOverrule } from './enter-overrule.ts'
import { judgeDays } from './judge-days.ts'
import type { Judged } from './judge-days.ts'
import { eachKnown, lockPeople } from './known-days.ts'

type Asked = CheckedInputOf<typeof endpoint>
const type = 'TIME_ATTENDANCE'

/** INVALID_INPUT with a fault per day; a day that is named twice has one too. */
export const enterTimes: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const { days, reason } = input
  refuseTwice(days)
  await lockPeople(db, days)
  const known = await eachKnown(db, days)
  const { leftOut } = await judgeDays(
    work,
    input,
    known.map(({ timeIn, timeOut, ...day }) => ({ ...day, asked: { type, timeIn, timeOut } })),
  )
  if (leftOut.length > 0) throw new Refusal('INVALID_INPUT', {}, faultsOf(days, leftOut))
  return { actionId: await enterOverrule(work, { type, reason, days }), days: days.length }
}

function refuseTwice(days: Asked['days']): void {
  const keys = days.map(dayKey)
  const place = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (place < 0) return
  throw new Refusal('INVALID_INPUT', {}, [{ path: `days.${place}.date`, code: 'invalid', parameters: {} }])
}

const faultsOf = (days: Asked['days'], leftOut: Judged['leftOut']) =>
  leftOut.map(({ code, parameters, ...day }) => {
    const place = days.findIndex(one => dayKey(one) === dayKey(day))
    const name = days[place]?.timeOut === null ? 'timeIn' : 'timeOut'
    return { path: `days.${place}.${name}`, code, parameters }
  })
