// The refusal of a change to closed days without a reason (A13).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Refusal } from '#api/http/refusal.ts'
import { formatDate } from '#api/http/format-date.ts'

/** INVALID_INPUT at the field for the reason. */
export const closedReasonMissing = (path: string, closedTo: LocalDate): Refusal =>
  new Refusal('INVALID_INPUT', {}, [
    { path, code: 'closedReason', parameters: { date: formatDate(closedTo) } },
  ])
