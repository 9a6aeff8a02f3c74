// Reads with one call.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from './call.ts'
import type { AnyEndpoint } from './call.ts'

type ReadOptions = {
  enabled?: boolean
  /** A failure is logged, not shown (spec 8: notifications, currency, permissions, approver search). */
  quiet?: boolean
  refetchInterval?: number
  staleTime?: number
  /** Shows the previous data while the next loads (search, preview). */
  keep?: boolean
  /** False for a call that is too expensive to repeat at each hint of a busy morning. */
  isLive?: boolean
}

/** The library's type allows for data that is a function; ours never is. */
const keepLast = keepPreviousData as <Data>(last: Data | undefined) => never

/** Where the cache keeps an answer. */
export const callKey = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): readonly unknown[] => [
  endpoint.path,
  input,
]

/** const { data, isPending, error, refetch } = useCall(getProfile, {}) */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { quiet = false, keep = false, isLive = true, ...options }: ReadOptions = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery<OutputOf<E>, Error, OutputOf<E>, readonly unknown[]>({
    queryKey: callKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { quiet, isLive, topics: endpoint.topics },
    ...(keep && { placeholderData: keepLast }),
    ...options,
  })
}
