// The changes, newest first; each expands to its old and new values.
import { listAudit } from '@hr/contract/audit.ts'
import type { AuditRow } from '@hr/contract/audit.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { auditInput, auditViewShape, isFiltered, noFilters } from './audit-view.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { OperationBadge } from './OperationBadge.tsx'
import { useAuditTexts } from './use-audit-texts.ts'

type DetailsProps = { row: AuditRow; onOnly: () => void; onClose: () => void }

function Details({ row, onOnly, onClose }: DetailsProps) {
  const { t } = useTranslation()
  const texts = useAuditTexts()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      title={t('audit.detailsTitle', { name: texts.name(row) })}
    >
      <Stack>
        <Group gap="sm">
          <OperationBadge operation={row.operation} />
          <Text size="sm">
            {texts.entity(row.entity)} · {formatInstant(row.at)} · {texts.actor(row.actor)}
          </Text>
        </Group>
        {row.actor.job !== null && (
          <Text size="sm" c="dimmed">
            {t('audit.byJob', { job: row.actor.job })}
          </Text>
        )}
        <ChangeTable row={row} />
        <Button variant="default" onClick={onOnly} style={{ alignSelf: 'flex-start' }}>
          {t('audit.only')}
        </Button>
      </Stack>
    </Drawer>
  )
}

export function ChangesList() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(auditViewShape)
  const [open, setOpen] = useState<AuditRow>()
  const list = useList(listAudit, auditInput(view))
  const columns = useAuditColumns(setOpen)
  return (
    <Stack gap="md">
      <AuditFilters view={view} onChange={setView} known={list.rows[0]?.actor.person ?? null} withChanges />
      <DataList
        label={t('audit.tabChanges')}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        isFiltered={isFiltered(view)}
        empty={{ title: t('audit.empty') }}
      />
      {open && (
        <Details
          row={open}
          onClose={() => setOpen(undefined)}
          onOnly={() => {
            setView({ ...noFilters, entity: open.entity, entityId: open.entityId })
            setOpen(undefined)
          }}
        />
      )}
    </Stack>
  )
}
