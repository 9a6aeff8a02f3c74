// A list of rows: a table with a sticky header on a desktop, cards on a phone; skeleton, empty, error and "load more".
import type { Href } from '@hr/contract/paths.ts'
import { Button, Group, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import type { ListState } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from './DataList.module.css'
import { DataCards } from './DataCards.tsx'
import { DataTable } from './DataTable.tsx'
import { EmptyState, ErrorState, NoMatch } from './EmptyState.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { useIsNear } from './use-is-near.ts'
import { useIsPhone } from './use-is-phone.ts'

export type Column<Row> = {
  readonly id: string
  readonly title: string
  /** Header of the table, instead of the title. */
  readonly head?: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'right' | 'center'
  readonly width?: number | string
  /** Value of the `sort` parameter; missing: not sortable. */
  readonly sort?: string
  /** Position on the card of a phone: title, corner, foot, hidden, or a labelled line (default). */
  readonly card?: 'title' | 'corner' | 'foot' | 'hidden'
  /** In a table wider than its frame: 1 moves below the title first; missing: it stays a column (decision 0116). */
  readonly folds?: 1 | 2 | 3
  /** Whether the row has no value: its card leaves the column out. */
  readonly isBlank?: (row: Row) => boolean
}

export type DataListProps<Row> = {
  /** Names the table for screen readers. */
  label: string
  list: ListState<Row>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string | number
  /** Path of a row; its title becomes a link, and the whole row is clickable. */
  rowLink?: (row: Row) => Href
  /** Rows open in a new tab (spec 2: request details). */
  opensNewTab?: boolean
  /** `-field` is descending. */
  sort?: string
  onSort?: (sort: string) => void
  /** Clears the filters and the search, while any is set: an empty list then says so and offers it. */
  clearFilters?: (() => void) | false
  /** Short values: on a phone they flow in lines. */
  denseCards?: boolean
  empty?: { title: string; text?: string; action?: ReactNode }
}

function ListFoot<Row>({ list }: { list: ListState<Row> }) {
  const { t } = useTranslation()
  const counts = {
    shown: list.rows.length.toLocaleString('en-US'),
    total: list.total.toLocaleString('en-US'),
  }
  const { step = 25 } = list
  const left = Math.max(1, Math.min(step, list.total - list.rows.length))
  /** Once the user has loaded more, further pages load near the end of the list. */
  const [isFlowing, setIsFlowing] = useState(false)
  const { ref, isNear } = useIsNear(list.rows.length)
  const loadMore = useEffectEvent(list.loadMore)
  const isIdle = !list.isLoadingMore && list.isRefreshing !== true && list.error === null
  const isDue = isFlowing && isNear && list.hasMore && isIdle
  // After each drawing: a change on the server can end the loading without more rows.
  useEffect(() => {
    if (isDue) loadMore()
  })
  return (
    <Group ref={ref} justify="space-between" mt="sm">
      <Text size="sm" c="dimmed" role="status">
        {t(list.totalIsMore ? 'ui.showingMore' : 'ui.showing', counts)}
      </Text>
      {list.hasMore && (
        <Text size="sm" className={classes.onPaper}>
          {t('ui.notAllPrinted')}
        </Text>
      )}
      {list.hasMore && (
        <Button
          variant="default"
          loading={list.isLoadingMore}
          onClick={() => (list.error === null ? setIsFlowing(true) : list.loadMore())}
        >
          {t('ui.loadMore', { count: list.totalIsMore ? step : left })}
        </Button>
      )}
    </Group>
  )
}

export function DataList<Row>(props: DataListProps<Row>) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { list, empty, clearFilters = false } = props
  if (list.isPending) return <ListSkeleton />
  if (list.error !== null && list.rows.length === 0)
    return <ErrorState error={list.error} retry={list.retry} />
  if (list.rows.length === 0) {
    return clearFilters ? (
      <NoMatch clear={clearFilters} />
    ) : (
      <EmptyState title={empty?.title ?? t('ui.noData')} text={empty?.text} action={empty?.action} />
    )
  }
  return (
    <div className={classes.list} data-outdated={list.isOutdated || undefined}>
      {isPhone ? <DataCards {...props} /> : <DataTable {...props} />}
      <ListFoot list={list} />
    </div>
  )
}
