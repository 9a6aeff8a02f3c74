// The cache of answers. Every failed call is told to the reader once (spec 8), unless its `meta` says it is quiet.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { callFailed, registerCache } from './answers.ts'
import { CallError } from './call-error.ts'

const failed = (error: unknown, meta: Record<string, unknown> | undefined) =>
  callFailed(error, meta?.quiet === true)

/** Only what can succeed a moment later is tried again. */
const mayRetry = (count: number, error: Error) =>
  count < 2 && error instanceof CallError && (error.status === 0 || error.status === 503)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => failed(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => failed(error, mutation.meta),
  }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: mayRetry, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const isBelow =
  (prefixes: readonly string[]) =>
  ({ queryKey: [path] }: Query): boolean =>
    typeof path === 'string' && prefixes.some(prefix => path.startsWith(prefix))

function readAgainAtItsEnd({ queryKey }: Query): void {
  const read = () => queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
  // The first joins the reading under way.
  void read().then(read)
}

registerCache({
  refresh: prefixes => queryClient.invalidateQueries({ predicate: isBelow(prefixes) }),
  refreshByHint(prefixes) {
    const predicate = isBelow(prefixes)
    const underWay = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
    void queryClient.invalidateQueries({ predicate, fetchStatus: 'idle' })
    for (const query of underWay) readAgainAtItsEnd(query)
  },
  forget: () => queryClient.clear(),
})
