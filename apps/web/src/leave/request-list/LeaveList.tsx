// Leave requests of one scope with filters, 25 at a time; each opens in a new tab (spec 2).
import { listLeaveRequests } from '@hr/contract/leave.ts'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '#web/api/use-list.ts'
import { paths } from '#web/paths.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { RequestFilters } from '#web/shared/request/RequestFilters.tsx'
import { useLeaveColumns } from './leave-columns.tsx'
import { isFiltered, requestViewShape, listInput } from '#web/shared/request/list-view.ts'

type Props = {
  scope: 'mine' | 'team' | 'all'
  label: string
  empty: { title: string; text?: string; action?: ReactNode }
}

export function LeaveList({ scope, label, empty }: Props) {
  const [view, setView] = useViewState(requestViewShape)
  const list = useList(listLeaveRequests, listInput(scope, view))
  const columns = useLeaveColumns(scope === 'mine' ? 'own' : 'others')
  const pathOf = scope === 'mine' ? paths.myLeaveRequest : paths.leaveRequest
  return (
    <Stack gap="md">
      <RequestFilters view={view} onChange={setView} />
      <DataList
        label={label}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => pathOf(row.id)}
        opensNewTab
        isFiltered={isFiltered(view)}
        empty={empty}
      />
    </Stack>
  )
}
