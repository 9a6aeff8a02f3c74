import type { OverruleEntry } from '@hr/contract/attendance.ts'
import type { OverrulePreviewRow } from '@hr/contract/attendance-overrule.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'

type Times = { readonly timeIn: string | null; readonly timeOut: string | null }

/** "08:30 - 17:30"; a single time has a label: "In 08:30". */
function useTimesText() {
  const { t } = useTranslation()
  return ({ timeIn, timeOut }: Times): string => {
    if (timeIn !== null && timeOut !== null) return `${timeIn} - ${timeOut}`
    if (timeIn !== null) return t('overrule.onlyIn', { time: timeIn })
    return timeOut === null ? t('overrule.noTimes') : t('overrule.onlyOut', { time: timeOut })
  }
}

/** The action: "Late waived", "Times set by hand: 08:30 - 17:30". */
export function useDoneText() {
  const { t } = useTranslation()
  const timesText = useTimesText()
  return ({ type, timeIn, timeOut }: Pick<OverruleEntry, 'type' | 'timeIn' | 'timeOut'>): string => {
    if (type !== 'TIME_ATTENDANCE') return t(`overrule.done.${type}`)
    if (timeIn === null && timeOut === null) return t('overrule.timesBack')
    return `${t('overrule.done.TIME_ATTENDANCE')}: ${timesText({ timeIn, timeOut })}`
  }
}

type Brief = OverrulePreviewRow['before']

/** The facts of a day in one line: "08:46 - 17:30 · Late 16 min". */
export function useBriefText() {
  const { t } = useTranslation()
  const timesText = useTimesText()
  return ({ timeIn, timeOut, lateTime, earlyOutTime }: Brief): string =>
    [
      timesText({ timeIn, timeOut }),
      ...(lateTime > 0 ? [t('attendanceDay.parts.LATE', { minutes: lateTime })] : []),
      ...(earlyOutTime > 0 ? [t('attendanceDay.parts.EARLY_OUT', { minutes: earlyOutTime })] : []),
    ].join(' · ')
}

export function usePenaltyText() {
  const { t } = useTranslation()
  return (amount: number | null): string =>
    amount === null ? t('attendanceDay.noRateOfGrade') : formatNumber(amount)
}
