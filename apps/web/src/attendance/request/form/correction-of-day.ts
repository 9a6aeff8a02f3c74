// What a correction of a day begins with: the times that were punched, and the first type for times (A10).
import type { AttendanceDay, PunchRow } from '@hr/contract/attendance.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { OwnType } from './TypeSelect.tsx'
import type { AttendanceDraft } from './use-attendance-form.ts'

type Day = {
  readonly periods: readonly { readonly timeCheck: Pick<Clock, 'timeIn' | 'timeOut'> }[]
}
type Clock = AttendanceDay['periods'][number]['timeCheck']
type Punch = Pick<PunchRow, 'time' | 'voidedAt'>
type Type = Pick<OwnType, 'id' | 'name' | 'nameLo' | 'isActive' | 'needsTimes' | 'left'>
type Correction = Pick<AttendanceDraft, 'attendanceTypeId' | 'title' | 'withTimes' | 'timeIn' | 'timeOut'>

/** Types are in the company's order; one without quota left would be refused. */
export function correctionOfDay(
  { day, punches }: { readonly day: Day | null; readonly punches: readonly Punch[] },
  types: readonly Type[],
  language: Language,
): Correction {
  // A time of an approved request is settled: asking for it again would be refused.
  const punched = (time: string | null | undefined) =>
    punches.find(punch => punch.voidedAt === null && punch.time === time)?.time ?? null
  const type = types.find(({ isActive, needsTimes, left }) => isActive && needsTimes && left !== 0)
  const timeIn = punched(day?.periods[0]?.timeCheck.timeIn)
  const timeOut = punched(day?.periods.at(-1)?.timeCheck.timeOut)
  return {
    attendanceTypeId: type?.id ?? null,
    title: type === undefined ? '' : nameIn(type, language),
    withTimes: timeIn !== null || timeOut !== null,
    timeIn,
    timeOut,
  }
}
