// Whether an attendance request still has room in its type's quota (A10): requests a month, from the 21st to the 20th.
import type { DateRange } from '../calendar/date-filter.ts'
import { attendancePeriods } from '../calendar/attendance-period.ts'

/** A request and a change that waits for it are one: `requestId` is that of the request that was made first (R6). */
export type QuotaUse = DateRange & { readonly requestId: string }
export type QuotaFacts = {
  /** Requests of one employee and type in a period; 0 = no limit. */
  readonly quotaPerMonth: number
  /** Dates of the other requests of the employee and type that are PENDING or APPROVED. */
  readonly others: readonly QuotaUse[]
}

/** A request over the 20th counts in both periods, and each of them needs room. */
export function quotaRefusal(
  draft: DateRange,
  { quotaPerMonth, others }: QuotaFacts,
): 'ATTENDANCE_QUOTA_NOT_ENOUGH' | undefined {
  if (quotaPerMonth === 0) return undefined
  const isFull = attendancePeriods(draft).some(period => quotaUsed(period, others) >= quotaPerMonth)
  return isFull ? 'ATTENDANCE_QUOTA_NOT_ENOUGH' : undefined
}

/** How many of the requests touch the period. */
export const quotaUsed = (period: DateRange, requests: readonly QuotaUse[]): number =>
  new Set(
    requests
      .filter(({ from, to }) => from <= period.to && to >= period.from)
      .map(({ requestId }) => requestId),
  ).size
