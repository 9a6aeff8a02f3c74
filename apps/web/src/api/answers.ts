// The cache of answers. Every failed call is reported to the reader once (spec 8), unless its `meta` says quiet.
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import type { Endpoint, Topic } from '@hr/contract/endpoint.ts'
import { CallError } from './call-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly quiet?: boolean; readonly isLive?: boolean; readonly topics?: readonly Topic[] }
    mutationMeta: { readonly quiet?: boolean }
  }
}

type Show = (error: unknown) => (() => void) | void

let showFailure: Show = () => undefined
/** Who shows errors, and returns what hides one again; set once, so that this layer needs no user interface. */
export function onCallFailed(show: Show): void {
  showFailure = show
}

export function callFailed(error: unknown, isQuiet = false): (() => void) | void {
  if (isQuiet) return console.warn(error)
  return showFailure(error)
}

const failed = (error: unknown, meta: { readonly quiet?: boolean } | undefined) =>
  callFailed(error, meta?.quiet === true)

/** What hides the last shown failure of an action. */
const shownFailures = new Map<string, () => void>()

/** Undefined for what is no action, such as a download. */
const actionOf = (variables: unknown): string | undefined =>
  typeof variables === 'object' && variables !== null && 'action' in variables
    ? String(variables.action)
    : undefined

/** Retries only failures that may be over a moment later. */
const mayRetry = (count: number, error: Error) =>
  count < 2 && error instanceof CallError && (error.status === 0 || error.status === 503)

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => failed(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, variables, _context, mutation) => {
      const hide = failed(error, mutation.meta)
      const action = actionOf(variables)
      if (hide && action !== undefined) shownFailures.set(action, hide)
    },
    // The failure that the user has just put right does not stay on the screen with the success.
    onSuccess: (_data, variables) => {
      const action = actionOf(variables)
      if (action === undefined) return
      shownFailures.get(action)?.()
      shownFailures.delete(action)
    },
  }),
  defaultOptions: {
    // What failed while the device was offline is read again once it is back.
    queries: { staleTime: 10_000, retry: mayRetry, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const isAbout =
  (...changed: readonly string[]) =>
  ({ meta }: Query): boolean =>
    meta?.topics?.some(topic => changed.includes(topic)) === true

function readAgainAtItsEnd({ queryKey }: Query): void {
  const read = () => queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false })
  // The first joins the reading under way.
  void read().then(read)
}

/** Reads again what a write has changed; every write has its entry in the audit log. */
export const refresh = ({ topics }: Pick<Endpoint, 'topics'>): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAbout(...topics, 'audit') })

/** The same for a live hint: a read under way finishes and is repeated, because it may have missed the change. */
export function refreshByHint(topic: string): void {
  const isOfTopic = isAbout(topic)
  const predicate = (query: Query) => isOfTopic(query) && query.meta?.isLive !== false
  const underWay = queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })
  void queryClient.invalidateQueries({ predicate, fetchStatus: 'idle' })
  for (const query of underWay) readAgainAtItsEnd(query)
}

/** Another person may follow in this tab. */
export const forgetAnswers = (): void => queryClient.clear()
