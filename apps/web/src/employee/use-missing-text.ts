import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { AskedField } from '@hr/domain/employee/missing-fields.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'

/** 'Missing: Phone, Unit' */
export function useMissingText(missing: readonly AskedField[]): string {
  const { t } = useTranslation()
  const language = useLanguage()
  return t('employee.missing', { fields: missing.map(field => fieldLabel(language, field)).join(', ') })
}
