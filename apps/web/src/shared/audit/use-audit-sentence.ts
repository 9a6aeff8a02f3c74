// An entry as a sentence in the reader's language: const sentence = useAuditSentence(); sentence(row)
import type { AuditRow } from '@hr/contract/audit.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { auditSentence } from './audit-sentence.ts'
import { useAuditTexts } from './use-audit-texts.ts'
import { useValueTexts } from './use-value-texts.ts'

export function useAuditSentence(): (row: AuditRow) => string {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  const valueTexts = useValueTexts()
  return row =>
    auditSentence(row, {
      t,
      who: texts.actor(row.actor),
      name: texts.name(row),
      entity: texts.entity(row.entity),
      field: texts.field,
      value: (field, value) => valueTexts(row, field, value),
    })
}
