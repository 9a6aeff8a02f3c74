// Who read another person's sensitive data, newest first (P7).
import { listAllSensitiveReads } from '@hr/contract/audit.ts'
import type { SensitiveReadRow } from '@hr/contract/audit.ts'
import { Stack, Text } from '@mantine/core'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { ActorName } from '#web/shared/audit/audit-columns.tsx'
import { auditViewShape, noFilters, readsInput } from './audit-view.ts'
import { useAuditTexts } from '#web/shared/audit/use-audit-texts.ts'

function useReadColumns(): readonly Column<SensitiveReadRow>[] {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  return [
    {
      id: 'reader',
      title: t('audit.reader'),
      card: 'title',
      cell: row => <ActorName actor={row.reader} />,
    },
    { id: 'person', title: t('audit.person'), cell: row => <PersonName person={row.employee} size={28} /> },
    { id: 'what', title: t('audit.readWhat'), folds: 1, cell: row => texts.what(row.what) },
    { id: 'when', title: t('audit.when'), cell: row => formatInstant(row.at) },
  ]
}

export function ReadsList() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(auditViewShape)
  const list = useList(listAllSensitiveReads, readsInput(view))
  return (
    <Stack>
      <Text c="dimmed">{t('audit.readsText')}</Text>
      <AuditFilters view={view} onChange={setView} known={list.rows[0]?.reader.person ?? null} />
      <DataList
        label={t('audit.tabReads')}
        list={list}
        columns={useReadColumns()}
        rowKey={row => row.id}
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{ title: t('audit.noReads') }}
      />
    </Stack>
  )
}
