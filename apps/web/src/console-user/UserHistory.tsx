// Every change of a user's account, newest first.
import type { AuditRow } from '@hr/contract/audit.ts'
import { listUserHistory } from '@hr/contract/console-user.ts'
import type { User } from '@hr/contract/console-user.ts'
import { useState } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useAuditColumns } from '#web/shared/audit/audit-columns.tsx'
import { ChangeDetails } from '#web/shared/audit/ChangeDetails.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { DataList } from '#web/ui/DataList.tsx'

export function UserHistory({ user: { id } }: { user: User }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<AuditRow>()
  return (
    <Panel title={t('consoleUser.history')}>
      <DataList
        label={t('consoleUser.history')}
        list={useList(listUserHistory, { id })}
        columns={useAuditColumns(setOpen)}
        rowKey={row => row.id}
        empty={{ title: t('audit.empty') }}
      />
      {open && <ChangeDetails row={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}
