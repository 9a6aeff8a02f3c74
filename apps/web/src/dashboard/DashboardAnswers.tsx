// Reads all parts of the dashboard in one call, when it opens and when the reader comes back to it.
import { dashboardReads, getDashboard } from '@hr/contract/dashboard.ts'
import type { DashboardReader } from '@hr/contract/dashboard.ts'
import { IsRestoringProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#web/api/answers.ts'
import { call } from '#web/api/call.ts'
import { callKey } from '#web/api/use-call.ts'
import { useReader } from './use-dashboard.ts'

/** Stores each part where its card reads it; what a card has read since then is newer. */
async function readParts(reader: DashboardReader, signal: AbortSignal): Promise<number> {
  const begun = Date.now()
  const answers: Readonly<Record<string, unknown>> = await call(getDashboard, {}, { signal })
  for (const [part, { endpoint, input }] of Object.entries(dashboardReads)) {
    const key = callKey(endpoint, input(reader))
    const {
      fetchStatus = 'idle',
      dataUpdatedAt = 0,
      isInvalidated = false,
    } = queryClient.getQueryState(key) ?? {}
    if (!(part in answers) || fetchStatus !== 'idle' || dataUpdatedAt > begun) continue
    queryClient.setQueryData(key, answers[part])
    // A hint may have arrived after the server read it.
    if (isInvalidated) void queryClient.invalidateQueries({ queryKey: key, exact: true })
  }
  return begun
}

/** Until the answer is there, the cards wait with their own reads; if it fails, they ask by themselves. */
export function DashboardAnswers({ children }: { children: ReactNode }) {
  const reader = useReader()
  const { isPending } = useQuery({
    queryKey: [getDashboard.path],
    queryFn: ({ signal }) => readParts(reader, signal),
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  return <IsRestoringProvider value={isPending}>{children}</IsRestoringProvider>
}
