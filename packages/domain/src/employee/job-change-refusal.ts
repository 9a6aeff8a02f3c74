// From which days on facts of a job can change (P8): within the employment, past or future.
import type { LocalDate } from '../calendar/local-date.ts'

type Employment = { readonly startedOn: LocalDate; readonly endedOn: LocalDate | null }
/** `date` is the bound that was missed. */
type JobChangeRefusal = {
  readonly code: 'BEFORE_EMPLOYMENT' | 'AFTER_EMPLOYMENT'
  readonly date: LocalDate
}

export function jobChangeRefusal({
  from,
  startedOn,
  endedOn,
}: Employment & { readonly from: LocalDate }): JobChangeRefusal | undefined {
  if (from < startedOn) return { code: 'BEFORE_EMPLOYMENT', date: startedOn }
  if (endedOn !== null && from > endedOn) return { code: 'AFTER_EMPLOYMENT', date: endedOn }
  return undefined
}
