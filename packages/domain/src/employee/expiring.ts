// Expiring contracts and documents: when they are listed, and at which thresholds HR is notified, once each (P7).
import { daysBetween } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export const expiryKinds = ['passport', 'visa', 'workPermit', 'contract', 'probation'] as const
export type ExpiryKind = (typeof expiryKinds)[number]
/** Sensitive like the papers themselves (P7). */
export const paperKinds: readonly ExpiryKind[] = ['passport', 'visa', 'workPermit']

/** Days before the end at which HR is notified. */
export const expiryThresholds = [60, 30, 7] as const
/** Within so many days it is listed. */
export const expiryDays = 60

/**
 * The last threshold passed, whose notice is due unless it was sent; undefined if the end is further away
 * or past: a late notice helps nobody, and the list still shows it.
 */
export function dueThreshold(today: LocalDate, expiresOn: LocalDate): number | undefined {
  const left = daysBetween(today, expiresOn)
  if (left < 0) return undefined
  return expiryThresholds.findLast(days => left <= days)
}
