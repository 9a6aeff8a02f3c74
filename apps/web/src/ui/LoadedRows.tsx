// Shows the rows of a list that is no DataList; until then a placeholder, why they failed, or that there are none.
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListState } from '#web/api/use-list.ts'
import { ErrorState } from './EmptyState.tsx'

type Props<Row> = {
  list: Pick<ListState<Row>, 'rows' | 'isPending' | 'error' | 'retry'>
  /** Of the placeholder. */
  height: number
  /** Instead of no rows. */
  empty?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

export function LoadedRows<Row>({ list, height, empty, children }: Props<Row>) {
  const { rows, isPending, error, retry } = list
  if (isPending) return <Skeleton height={height} aria-hidden />
  if (error !== null && rows.length === 0) return <ErrorState error={error} retry={retry} />
  return rows.length === 0 && empty !== undefined ? empty : children(rows)
}
