// Leave years with their dates: the first by the name that is given, then a shorter one, and what follows.
import type { LeaveYearDates } from '@hr/contract/company-leave-year.ts'
import { monthsOf } from '@hr/domain/leave/leave-year.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Fact } from '#web/shared/FactList.tsx'
import { formatDateRange } from '#web/shared/format.ts'

export function useYearFacts(): (years: readonly LeaveYearDates[], first: string) => Fact[] {
  const { t } = useTranslation()
  const labelOf = (index: number, months: number, first: string) => {
    if (index === 0) return first
    if (months < 12) return t('companyProfile.leaveYearShort')
    return index === 1 ? t('companyProfile.leaveYearNext') : t('companyProfile.leaveYearThen')
  }
  return (years, first) =>
    years.map(({ from, to }, index) => {
      const months = monthsOf({ from, to })
      const dates = formatDateRange(from, to)
      return {
        key: from,
        label: labelOf(index, months, first),
        value: months < 12 ? t('companyProfile.months', { dates, count: months }) : dates,
      }
    })
}
