// What a correction of a day begins with: the times that are known, and the first type for times (A10).
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { OwnType } from './TypeSelect.tsx'
import type { AttendanceDraft } from './use-attendance-form.ts'

type Day = {
  readonly periods: readonly { readonly timeCheck: Pick<Clock, 'timeIn' | 'timeOut'> }[]
}
type Clock = AttendanceDay['periods'][number]['timeCheck']
type Type = Pick<OwnType, 'id' | 'name' | 'nameLo' | 'isActive' | 'needsTimes' | 'left'>
type Correction = Pick<AttendanceDraft, 'attendanceTypeId' | 'title' | 'withTimes' | 'timeIn' | 'timeOut'>

/** Types are in the company's order; one without quota left would be refused. */
export function correctionOfDay(day: Day | null, types: readonly Type[], language: Language): Correction {
  const type = types.find(({ isActive, needsTimes, left }) => isActive && needsTimes && left !== 0)
  const timeIn = day?.periods[0]?.timeCheck.timeIn ?? null
  const timeOut = day?.periods.at(-1)?.timeCheck.timeOut ?? null
  return {
    attendanceTypeId: type?.id ?? null,
    title: type === undefined ? '' : nameIn(type, language),
    withTimes: timeIn !== null || timeOut !== null,
    timeIn,
    timeOut,
  }
}
