// Texts about leave in the reader's language: type, dates, days.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import type { YearBalance } from '@hr/contract/leave-decision.ts'
import type { LeaveRange } from '@hr/domain/leave/leave-days.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { formatHalfDays } from '#web/shared/format.ts'
import type { About } from '#web/shared/request/about.ts'
import { useExpiryText } from '#web/shared/leave/use-expiry-text.ts'
import { useLeaveDates } from '#web/shared/leave/use-leave-dates.ts'
import { leaveYearName } from './leave-year-name.ts'

type NamedType = { readonly name: string; readonly nameLo: string }

type YearAfter = Pick<YearBalance, 'from' | 'to' | 'after'>

export function useLeaveText() {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = (halfDays: number) => formatHalfDays(halfDays, language)
  const leaveDates = useLeaveDates()
  const expiry = useExpiryText()
  return {
    typeName: (type: NamedType) => nameIn(type, language),
    ...leaveDates,
    /** 19 half days -> '9.5 days' */
    days,
    /** '9.5 days left afterwards', by leave year if there are several. */
    leftAfter: (years: readonly YearAfter[]) =>
      t('leave.leftAfter', {
        days: years
          .map(year =>
            years.length === 1 ? days(year.after) : `${leaveYearName(year)}: ${days(year.after)}`,
          )
          .join(', '),
      }),
    expiry,
  }
}

/** A leave request as text, for the buttons of its row. */
export function useAboutLeave(): (row: Pick<LeaveRequestRow, 'leaveType'> & LeaveRange) => About {
  const { typeName, dates } = useLeaveText()
  return row => ({ dates: dates(row), what: typeName(row.leaveType) })
}
