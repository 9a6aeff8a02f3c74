import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { leaveRangeDays, leaveRangeText } from './leave-range-text.ts'

/** The dates of a leave with their halves, as one text or by day. */
export function useLeaveDates() {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = { AM: t('leave.morning'), PM: t('leave.afternoon') }
  return {
    dates: (range: LeaveRange) => leaveRangeText(range, words, language),
    datesByDay: (range: LeaveRange) => leaveRangeDays(range, words, language),
  }
}
