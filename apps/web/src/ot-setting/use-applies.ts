import type { OtVersion } from '@hr/contract/ot-setting.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'

type Dates = Pick<OtVersion, 'from' | 'to' | 'isSinceEver'>

/** "From 01/12/2026", "01/12/2026 - 31/12/2026", "Since the beginning until 31/12/2026" */
export function useApplies(): (dates: Dates) => string {
  const { t } = useTranslation()
  return ({ from, to, isSinceEver }) => {
    if (isSinceEver)
      return to === null ? t('otSetting.always') : t('otSetting.untilDate', { to: formatDate(to) })
    if (to === null) return t('otSetting.fromDate', { from: formatDate(from) })
    return `${formatDate(from)} - ${formatDate(to)}`
  }
}
