// The values of audit entries in the reader's language: const valueTexts = useValueTexts(); valueTexts(row, field, value)
import type { AuditRow } from '@hr/contract/audit.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { isTextKey, useTranslation } from '#web/i18n/translation.ts'
import { usePermissionName } from '#web/shared/permission/use-permission-name.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import { auditCode } from './audit-code.ts'
import { auditValue } from './audit-value.ts'
import { useAuditTexts } from './use-audit-texts.ts'

export function useValueTexts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const permission = usePermissionName()
  const texts = useAuditTexts()
  const code = (field: string, text: string) =>
    auditCode(field, text, key => (isTextKey(key) ? t(key) : undefined))
  const band = (from: string, to: string | undefined, amount: string) => {
    const minutes = t(to === undefined ? 'attendanceRate.bandOn' : 'attendanceRate.band', {
      from,
      to: to ?? '',
    })
    return `${minutes}: ${penaltyText(Number(amount))}`
  }
  const words = { yes: t('ui.yes'), no: t('ui.no'), masked: t('audit.masked') }
  return ({ names }: AuditRow, field: string, value: unknown) =>
    auditValue(field, value, { names, language, words, permission, code, band, field: texts.field })
}
