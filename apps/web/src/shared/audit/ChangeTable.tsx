// The changed fields, before and after.
import type { AuditRow } from '@hr/contract/audit.ts'
import { changedFields } from '@hr/domain/audit/changed-fields.ts'
import { Table, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { breakable } from '#web/ui/breakable.tsx'
import classes from './ChangeTable.module.css'
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
  return (
    <Table aria-label={t('audit.changes')} verticalSpacing="xs" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('audit.field')}</Table.Th>
          {row.operation !== 'CREATE' && <Table.Th>{t('audit.before')}</Table.Th>}
          {row.operation !== 'DELETE' && <Table.Th>{t('audit.after')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map(({ field, before, after }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row" fw={500} fz="sm" className={classes.field}>
              {texts.field(field)}
            </Table.Th>
            {row.operation !== 'CREATE' && (
              <Table.Td className={classes.value}>
                <Value texts={valueTexts(row, field, before)} kind="before" />
              </Table.Td>
            )}
            {row.operation !== 'DELETE' && (
              <Table.Td className={classes.value}>
                <Value texts={valueTexts(row, field, after)} kind="after" />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
