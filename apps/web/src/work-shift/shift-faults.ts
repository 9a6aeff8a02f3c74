// Errors of a shift beyond single fields, in the reader's language: shown while typing and before sending.
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { shiftFault } from '@hr/domain/attendance/shift-fault.ts'
import type { ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import { isLocalTime } from '@hr/domain/calendar/local-date.ts'
import { formatDate } from '#web/shared/format.ts'
import { isWhole, plannedItems } from './shift-draft.ts'
import type { ShiftDraft } from './shift-draft.ts'

/** Path of the field -> text; empty while a time is incomplete. */
export function shiftFaults(
  { from, items, amEnd, pmStart }: ShiftDraft,
  stored: readonly ShiftItem[],
  language: Language,
): Record<string, string> {
  const faults: Record<string, string> = {}
  if (isLocalTime(amEnd) && isLocalTime(pmStart) && amEnd > pmStart)
    faults.pmStart = messageText(language, 'pmBeforeAm')
  if (from === null || !items.every(isWhole)) return faults
  const fault = shiftFault(stored, { from, items: plannedItems(items, from) })
  if (fault) {
    const parameters = 'date' in fault ? { date: formatDate(fault.date) } : fault.other
    faults[`items.${fault.index}.${fault.field}`] = messageText(language, fault.code, parameters)
  }
  return faults
}
