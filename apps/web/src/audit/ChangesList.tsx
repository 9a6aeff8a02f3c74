// The changes, newest first; each expands to its old and new values.
import { listAudit } from '@hr/contract/audit.ts'
import type { AuditRow } from '@hr/contract/audit.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { useAuditColumns } from '#web/shared/audit/audit-columns.tsx'
import { auditInput, auditViewShape, noFilters } from './audit-view.ts'
import { ChangeDetails } from '#web/shared/audit/ChangeDetails.tsx'

export function ChangesList() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(auditViewShape)
  const [open, setOpen] = useState<AuditRow>()
  const list = useList(listAudit, auditInput(view))
  const columns = useAuditColumns(setOpen)
  const showOnly = ({ entity, entityId }: AuditRow) => {
    setView({ ...noFilters, entity, entityId })
    setOpen(undefined)
  }
  return (
    <Stack>
      <AuditFilters view={view} onChange={setView} known={list.rows[0]?.actor.person ?? null} withChanges />
      <DataList
        label={t('audit.tabChanges')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{ title: t('audit.empty') }}
      />
      {open && (
        <ChangeDetails row={open} onClose={() => setOpen(undefined)}>
          <Button variant="default" onClick={() => showOnly(open)} style={{ alignSelf: 'flex-start' }}>
            {t('audit.only')}
          </Button>
        </ChangeDetails>
      )}
    </Stack>
  )
}
