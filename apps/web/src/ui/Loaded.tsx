// Shows the answer of a call; until then a placeholder, or why it failed.
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorState } from './EmptyState.tsx'

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** Of the placeholder. */
  height: number
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ query: { data, error, refetch }, height, children }: Props<Data>) {
  if (data !== undefined) return children(data)
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />
  return <Skeleton height={height} aria-hidden />
}
