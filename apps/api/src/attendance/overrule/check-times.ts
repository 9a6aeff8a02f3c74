// Only overrules of type TIME_ATTENDANCE have clock times.
import type { AskedOverrule } from '@hr/domain/attendance/overrule-refusal.ts'
import { Refusal } from '#api/http/refusal.ts'

/** What is entered for a day. */
export const timesOf = ({ timeIn, timeOut }: AskedOverrule) => ({ timeIn, timeOut })

/** INVALID_INPUT. */
export function checkTimes({ type, ...times }: AskedOverrule): void {
  if (type === 'TIME_ATTENDANCE') return
  const path = (['timeIn', 'timeOut'] as const).find(name => times[name] !== null)
  if (path !== undefined) throw new Refusal('INVALID_INPUT', {}, [{ path, code: 'invalid', parameters: {} }])
}
