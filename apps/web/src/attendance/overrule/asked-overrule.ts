// The overrule to send, once the fields are valid: manual times need at least one time, other types have none.
import { isLocalTime } from '@hr/domain/calendar/local-date.ts'
import type { TimesText } from './HandTimes.tsx'
import type { Asked } from './OverruleEffect.tsx'
import type { OverruleType } from './useful-types.ts'

export function askedOverrule(type: OverruleType, { timeIn, timeOut }: TimesText): Asked | undefined {
  if (type !== 'TIME_ATTENDANCE') return { type, timeIn: null, timeOut: null }
  const given = [timeIn, timeOut].filter(time => time !== '')
  if (given.length === 0 || !given.every(isLocalTime)) return undefined
  return { type, timeIn: timeIn || null, timeOut: timeOut || null }
}
