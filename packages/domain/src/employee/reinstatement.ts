// Taking back the end of an employment (P8): one that is planned, one that has come, or a new employment after a gap.
import { addDays } from '../calendar/local-date.ts'
import type { LocalDate } from '../calendar/local-date.ts'

export type EndedFacts = {
  readonly status: 'active' | 'probation' | 'inactive' | 'terminated'
  readonly startedOn: LocalDate
  readonly endedOn: LocalDate | null
  /** The first day of the employment that continues; today when nobody said, but not before it can be. */
  readonly from: LocalDate | undefined
  readonly today: LocalDate
}
type Reinstatement =
  | { readonly code: 'NOT_ENDED' }
  | { readonly code: 'BEFORE_EMPLOYMENT'; readonly date: LocalDate }
  /** `isPlanned`: nothing had changed hands for good, so all of it comes back. */
  | { readonly code: undefined; readonly isPlanned: boolean; readonly startedOn: LocalDate }

/** Without a gap the employment continues as if it had never ended; after a gap a new one starts on `from`. */
export function reinstatement({ status, startedOn, endedOn, ...day }: EndedFacts): Reinstatement {
  const isPlanned = status !== 'terminated'
  if (isPlanned && endedOn === null) return { code: 'NOT_ENDED' }
  if (isPlanned || endedOn === null) return { code: undefined, isPlanned, startedOn }
  const next = addDays(endedOn, 1)
  const from = day.from ?? (day.today > next ? day.today : next)
  if (from < next) return { code: 'BEFORE_EMPLOYMENT', date: next }
  const isGap = from > next
  return { code: undefined, isPlanned, startedOn: isGap ? from : startedOn }
}
