// The cache of answers. Every failed call is told to the reader once (spec 8), unless its `meta` says it is quiet, or
// the page itself says that there is no such thing.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { callFailed, registerCache } from './answers.ts'
import { CallError } from './call-error.ts'

/** What was there and is no longer is still on the page: then the toast says it. */
const isSaid = (error: Error, { meta, state }: Query<unknown, unknown, unknown>) =>
  meta?.saysMissing === true && state.data === undefined && error instanceof CallError && error.status === 404

/** Only what can succeed a moment later is tried again. */
const mayRetry = (count: number, error: Error) =>
  count < 2 && error instanceof CallError && (error.status === 0 || error.status === 503)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => callFailed(error, query.meta?.quiet === true || isSaid(error, query)),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => callFailed(error, mutation.meta?.quiet === true),
  }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: mayRetry, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})

registerCache({
  refresh: prefixes =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && prefixes.some(prefix => path.startsWith(prefix)),
    }),
  forget: () => queryClient.clear(),
})
