// Texts of audit entries: kinds, fields, and the person.
import type { AuditActor, AuditRow } from '@hr/contract/audit.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { isTextKey, useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

/** 'line_manager_id' -> 'lineManagerId' */
const camel = (field: string) => field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
/** 'sortOrder' -> 'Sort order': for a field without a text. */
const inWords = (field: string) => {
  const words = camel(field)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function useAuditTexts() {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePersonNames()
  const known = (key: string): string | undefined => (isTextKey(key) ? t(key) : undefined)
  return {
    entity: (entity: string) => known(`audit.entity.${entity}`) ?? inWords(entity),
    field(field: string): string {
      const [, year] = /^amount_(\d{4})$/.exec(field) ?? []
      if (year !== undefined) return t('auditSentence.amountOf', { year })
      const name = camel(field)
      const label = fieldLabel(language, name)
      return known(`audit.label.${name}`) ?? (label === name ? inWords(name) : label)
    },
    /** The name of the row; an approval line is named by its request kind. */
    name: ({ entity, entityId, label, labelLo }: AuditRow) =>
      (entity.startsWith('approval_template') ? known(`approval.kind.${entityId}`) : undefined) ??
      (language === 'lo' ? labelLo : label),
    what: (what: string) => known(`audit.read.${what}`) ?? inWords(what),
    actor({ person, name, job }: AuditActor): string {
      if (person !== null) return nameOf(person)
      if (job !== null) return t('audit.byServer')
      return name === '' ? t('audit.nobody') : name
    },
  }
}
