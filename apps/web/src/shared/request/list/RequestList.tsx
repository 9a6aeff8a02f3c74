// Requests of one scope with filters, 25 at a time; each opens in a new tab (spec 2).
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { listInput, noFilters, requestViewShape } from '../list-view.ts'
import type { RequestKind, RequestRow } from '../request-kind.ts'
import { RequestFilters } from '../RequestFilters.tsx'

type Props<Row extends RequestRow> = {
  kind: RequestKind<Row>
  scope: 'mine' | 'team' | 'all'
  columns: readonly Column<Row>[]
  label: string
  empty: { title: string; text?: string; action?: ReactNode }
}

export function RequestList<Row extends RequestRow>({ kind, scope, columns, label, empty }: Props<Row>) {
  const { t } = useTranslation()
  const [view, setView] = useViewState(requestViewShape)
  const list = useList(kind.calls.list, listInput(scope, view))
  return (
    <Stack>
      <RequestFilters view={view} isOwn={scope === 'mine'} onChange={setView} />
      <DataList
        label={label}
        list={list}
        columns={columns}
        rowKey={row => row.id}
        rowLink={row => (scope === 'mine' ? kind.ownPage(row.id) : kind.approverPage(row.id))}
        opensNewTab
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{ text: t(scope === 'team' ? 'request.noneOfTeamHint' : 'request.noneHint'), ...empty }}
      />
    </Stack>
  )
}
