import type { PersonalBalance } from '@hr/contract/leave.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatHalfDays } from '#web/shared/format.ts'

type Expiry = NonNullable<PersonalBalance['expiring']>

/** '5 days expire on 31/03/2027' */
export function useExpiryText(): (expiry: Expiry) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ halfDays, on }) =>
    t('leave.expiring', {
      count: halfDays === 2 ? 1 : 2,
      days: formatHalfDays(halfDays, language),
      date: formatDate(on),
    })
}
