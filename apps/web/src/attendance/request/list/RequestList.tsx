// Requests of one scope with filters, 25 at a time; each opens in a new tab (spec 2).
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '#web/api/use-list.ts'
import { isFiltered, listInput, requestViewShape } from '#web/shared/request/list-view.ts'
import { RequestFilters } from '#web/shared/request/RequestFilters.tsx'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { AttendanceKind } from '../attendance-kind.ts'
import { useAttendanceColumns } from './request-columns.tsx'

type Props = {
  kind: AttendanceKind
  scope: 'mine' | 'team' | 'all'
  label: string
  empty: { title: string; text?: string; action?: ReactNode }
}

export function RequestList({ kind, scope, label, empty }: Props) {
  const isOwn = scope === 'mine'
  const [view, setView] = useViewState(requestViewShape)
  const list = useList(kind.list, listInput(scope, view))
  const columns = useAttendanceColumns(kind, isOwn)
  return (
    <Stack gap="md">
      <RequestFilters view={view} onChange={setView} />
      <DataList
        label={label}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => (isOwn ? kind.ownPage(row.id) : kind.approverPage(row.id))}
        opensNewTab
        isFiltered={isFiltered(view)}
        empty={empty}
      />
    </Stack>
  )
}
