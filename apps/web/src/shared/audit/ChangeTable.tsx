// The changed fields, before and after.
import type { AuditRow } from '@hr/contract/audit.ts'
import { changedFields } from '@hr/domain/audit/changed-fields.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { BeforeAfter } from '#web/shared/effect/BeforeAfter.tsx'
import { breakable } from '#web/ui/breakable.tsx'
import classes from './ChangeTable.module.css'
import { shownValues } from './shown-values.ts'
import { useAuditTexts } from './use-audit-texts.ts'
import { useValueTexts } from './use-value-texts.ts'

function Value({ texts, kind }: { texts: readonly string[]; kind: 'before' | 'after' }) {
  const { t } = useTranslation()
  if (texts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('audit.noValue')}
      </Text>
    )
  }
  return texts.map((text, index) => (
    <Text key={index} size="sm" className={kind === 'before' ? classes.before : classes.after}>
      {breakable(text)}
    </Text>
  ))
}

export function ChangeTable({ row }: { row: AuditRow }) {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  const valueTexts = useValueTexts()
  const fields = changedFields(row.before, row.after)
  if (fields.length === 0) return <Text c="dimmed">{t('audit.noDetails')}</Text>
  const kinds = shownValues(row)
  return (
    <BeforeAfter
      label={t('audit.changes')}
      fieldTitle={t('audit.field')}
      titles={kinds.map(kind => t(`audit.${kind}`))}
      rows={fields.map(change => ({
        key: change.field,
        field: texts.field(change.field),
        values: kinds.map(kind => (
          <Value key={kind} texts={valueTexts(row, change.field, change[kind])} kind={kind} />
        )),
      }))}
    />
  )
}
