// The refusal of a change of closed days that gives no reason (A13).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Refusal } from '#api/http/refusal.ts'
import { formatDate } from '#api/http/format-date.ts'

/** INVALID_INPUT at the field of the call that takes the reason. */
export const closedReasonMissing = (path: string, closedTo: LocalDate): Refusal =>
  new Refusal('INVALID_INPUT', {}, [
    { path, code: 'closedReason', parameters: { date: formatDate(closedTo) } },
  ])
