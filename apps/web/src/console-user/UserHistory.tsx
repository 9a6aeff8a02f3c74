// Every change of a user's account, newest first.
import type { AuditRow } from '@hr/contract/audit.ts'
import { listUserHistory } from '@hr/contract/console-user.ts'
import type { User } from '@hr/contract/console-user.ts'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useAuditColumns } from '#web/shared/audit/audit-columns.tsx'
import { ChangeDetails } from '#web/shared/audit/ChangeDetails.tsx'
import { formatInstant } from '#web/shared/instant.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'

export function UserHistory({ user: { id } }: { user: User }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<AuditRow>()
  return (
    <Panel title={t('consoleUser.history')}>
      <DataList
        label={t('consoleUser.history')}
        list={useList(listUserHistory, { id })}
        columns={useColumns(setOpen)}
        rowKey={row => row.id}
        empty={{ title: t('audit.empty') }}
      />
      {open && <ChangeDetails row={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

/** Those of the audit log, without the name of the record: it is always the user. */
function useColumns(onOpen: (row: AuditRow) => void): readonly Column<AuditRow>[] {
  const { t } = useTranslation()
  const ofLog = useAuditColumns(onOpen).filter(({ id }) => !['row', 'when'].includes(id))
  return [
    { id: 'when', title: t('audit.when'), card: 'title', cell: ({ at }) => formatInstant(at) },
    ...ofLog,
    {
      id: 'details',
      title: t('ui.actions'),
      align: 'right',
      card: 'foot',
      cell: row => (
        <RowButton
          text={t('consoleUser.details')}
          label={t('consoleUser.detailsOf', { when: formatInstant(row.at) })}
          onClick={() => onOpen(row)}
        />
      ),
    },
  ]
}
