// A page part that fails to load reloads the page at most once per 60 seconds (spec 2, 9).
const reloadIntervalMs = 60_000

/** A last reload in the future means the clock was set back: it does not block. */
export const mayReload = (lastReloadMs: number | null, nowMs: number): boolean =>
  lastReloadMs === null || nowMs - lastReloadMs >= reloadIntervalMs || nowMs < lastReloadMs
