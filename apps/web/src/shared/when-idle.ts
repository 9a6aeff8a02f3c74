// A prefetch waits until the browser is idle, at most 2 s (spec 9, route prefetch time-out).
const prefetchTimeoutMs = 2000

/** Browsers without the idle callback continue at the next turn. */
export const whenIdle = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(() => resolve(), { timeout: prefetchTimeoutMs })
  })
