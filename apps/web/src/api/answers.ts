// What the rest of the application tells the cache of answers. The cache itself is fetched with the first area
// (query-client.ts): the pages before the sign-in read next to nothing.

type Cache = {
  /** Reads again what is shown of these paths; the rest when it is shown next. */
  refresh: (prefixes: readonly string[]) => Promise<void>
  refreshByHint: (prefixes: readonly string[]) => void
  forget: () => void
}

let cache: Cache | undefined
export function registerCache(registered: Cache): void {
  cache = registered
}

/** Fetches again whatever was read from below these paths: refresh('/leave-requests', '/leave-balances'). */
export async function refresh(...prefixes: readonly string[]): Promise<void> {
  await cache?.refresh(prefixes)
}

/** The same for a live hint: a reading under way goes on, and is repeated at its end, since it may miss the change. */
export const refreshByHint = (...prefixes: readonly string[]): void => cache?.refreshByHint(prefixes)

/** Another person may follow in this tab. */
export const forgetAnswers = (): void => cache?.forget()

let tell: (error: unknown) => void = () => undefined
/** Who shows errors; set once at the start, so that this layer needs no user interface. */
export function onCallFailed(show: (error: unknown) => void): void {
  tell = show
}

/** Every failed call is told to the reader once (spec 8), unless it is quiet. */
export function callFailed(error: unknown, isQuiet = false): void {
  if (isQuiet) console.warn(error)
  else tell(error)
}
