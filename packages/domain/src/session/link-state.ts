// What has become of a mailed link: it opens once, until it expires (P1, P2,
// docs/decisions/0083-used-links.md).

export const linkStates = ['open', 'used', 'expired', 'unknown'] as const
export type LinkState = (typeof linkStates)[number]

type StoredLink = {
  readonly createdMs: number
  readonly expiresMs: number
  /** When it was used, or a newer one replaced it. */
  readonly usedMs: number | null
}

/** Clocks of several processes may differ by so much; a clock that was further ahead made the link. */
export const clockToleranceMs = 60_000

/** A used link stays used after its end. */
export function linkState(link: StoredLink | undefined, nowMs: number): LinkState {
  if (link === undefined || link.createdMs > nowMs + clockToleranceMs) return 'unknown'
  if (link.usedMs !== null) return 'used'
  return link.expiresMs > nowMs ? 'open' : 'expired'
}
