// The cache of answers. Every failed call is reported to the reader once (spec 8), unless its `meta` says quiet.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

let showFailure: (error: unknown) => void = () => undefined
/** Who shows errors; set once at the start, so that this layer needs no user interface. */
export function onCallFailed(show: (error: unknown) => void): void {
  showFailure = show
}

export function callFailed(error: unknown, isQuiet = false): void {
  if (isQuiet) console.warn(error)
  else showFailure(error)
}

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

/** Fetches again whatever was read from below these paths: refresh('/leave-requests', '/leave-balances'). */
export const refresh = (...prefixes: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isBelow(prefixes) })

/** The same for a live hint: a reading under way goes on, and is repeated at its end, since it may miss the change. */
export function refreshByHint(...prefixes: readonly string[]): void {
  const predicate = isBelow(prefixes)
  const underWay = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
  void queryClient.invalidateQueries({ predicate, fetchStatus: 'idle' })
  for (const query of underWay) readAgainAtItsEnd(query)
}

/** Another person may follow in this tab. */
export const forgetAnswers = (): void => queryClient.clear()
