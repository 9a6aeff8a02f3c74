// A shift's week as a short text: "Mon - Fri 08:30 - 17:30".
import { shiftWeek, shownDay, weekSummary } from '@hr/domain/attendance/shift-week.ts'
import type { WorkShift } from '@hr/contract/work-shift.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { shortWeekdayNames } from '#web/shared/format.ts'
import { useToday } from '#web/shared/use-today.ts'

/** One text per group of days. */
export function useWeekText(): (shift: WorkShift) => string[] {
  const names = shortWeekdayNames(useLanguage())
  const today = useToday()
  return shift =>
    weekSummary(shiftWeek(shift, shownDay(shift.items, today))).map(({ days, timeIn, timeOut }) => {
      const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0]
      const span = first === last ? names[first] : `${names[first]} - ${names[last]}`
      return `${span} ${timeIn} - ${timeOut}`
    })
}
