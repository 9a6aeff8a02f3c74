// Texts of an attendance or off-site request.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { dayRangeTitle } from '#web/shared/format.ts'
import type { About } from '#web/shared/request/about.ts'
import { askedTimes } from '#web/shared/request/asked-times.ts'

type Times = Pick<AttendanceRequestRow, 'timeIn' | 'timeOut'>
type Asked = Pick<AttendanceRequestRow, 'attendanceType' | 'place'>

export function useRequestText() {
  const { t } = useTranslation()
  const language = useLanguage()
  /** The type, or the off-site place. */
  const whatOf = ({ attendanceType, place }: Asked) =>
    attendanceType === null ? place : nameIn(attendanceType, language)
  const timesOf = (times: Times) => askedTimes(times, t)
  const datesOf = ({ from, to }: Pick<AttendanceRequestRow, 'from' | 'to'>) =>
    dayRangeTitle(from, to, language)
  return {
    whatOf,
    timesOf,
    datesOf,
    aboutOf: (row: Asked & Pick<AttendanceRequestRow, 'from' | 'to'>): About => ({
      dates: datesOf(row),
      what: whatOf(row),
    }),
  }
}
