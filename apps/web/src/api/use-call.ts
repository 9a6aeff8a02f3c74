// Reading: one call.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from './call.ts'
import type { AnyEndpoint } from './call.ts'

type ReadOptions = {
  enabled?: boolean
  /** The failure is logged, not shown (spec 8: notifications, currency, permissions, approver search). */
  quiet?: boolean
  refetchInterval?: number
  staleTime?: number
  /** Keep showing the last answer while the next one loads (search, preview). */
  keep?: boolean
}

/** The library guards against answers that are functions; answers are data. */
const keepLast = keepPreviousData as <Data>(last: Data | undefined) => never

/** const { data, isPending, error, refetch } = useCall(getProfile, {}) */
export function useCall<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  { quiet = false, keep = false, ...options }: ReadOptions = {},
): UseQueryResult<OutputOf<E>> {
  return useQuery<OutputOf<E>, Error, OutputOf<E>, readonly unknown[]>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    meta: { quiet },
    ...(keep && { placeholderData: keepLast }),
    ...options,
  })
}
