// The values of audit entries in the reader's language: const valueTexts = useValueTexts(); valueTexts(row, field, value)
import type { AuditRow } from '@hr/contract/audit.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { isTextKey, useTranslation } from '#web/i18n/translation.ts'
import { usePermissionName } from '#web/shared/permission/permission-name.ts'
import { auditValue } from './audit-value.ts'
import { useAuditTexts } from './use-audit-texts.ts'

/** Where codes have their texts. */
const codes = ['status', 'approvalTemplate.resolver', 'consoleUser.kinds'] as const
const choices = ['notification.kinds', 'notificationSetting.channels', 'notificationSetting.paces'] as const

export function useValueTexts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const permission = usePermissionName()
  const texts = useAuditTexts()
  const code = (field: string, text: string) => {
    if (!/^\w+$/.test(text)) return undefined
    const places = field === 'notifications' ? choices : codes
    const key = places
      .flatMap(place => [`${place}.${text}`, `${place}.${text.toUpperCase()}`])
      .find(isTextKey)
    return key && t(key)
  }
  const words = { yes: t('ui.yes'), no: t('ui.no'), masked: t('audit.masked') }
  return ({ names }: AuditRow, field: string, value: unknown) =>
    auditValue(field, value, { names, language, words, permission, code, field: texts.field })
}
