// Checks a work shift from the input by the rules of the domain (A1); a refusal names the wrong field.
import type { InputOf } from '@hr/contract/endpoint.ts'
import type { createWorkShift } from '@hr/contract/work-shift.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { changedItems, inTimeOrder } from '@hr/domain/attendance/shift-change.ts'
import { shiftFault } from '@hr/domain/attendance/shift-fault.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { ShiftItem } from '@hr/domain/calendar/day-plan.ts'
import type { MessageCode, MessageParameters } from '@hr/contract/messages/text.ts'
import { formatDate } from '#api/http/format-date.ts'
import { Refusal } from '#api/http/refusal.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'

type Input = InputOf<typeof createWorkShift>
type Given = Pick<Input, 'items' | 'amEnd' | 'pmStart'> & { readonly from: LocalDate }

const refused = (path: string, code: MessageCode, parameters: MessageParameters = {}) =>
  new Refusal('INVALID_INPUT', {}, [{ path, code, parameters }])

/** The first day of a new shift; INVALID_INPUT if nothing names one. */
export function firstDay({ from, items = [] }: Pick<Input, 'from' | 'items'>): LocalDate {
  const [first] = items.flatMap(({ startDate }) => startDate ?? []).toSorted()
  const day = from ?? first
  if (day === undefined) throw refused('from', 'required')
  return day
}

/** All items after the change, in the order of their times; `stored` are the current ones. Throws INVALID_INPUT. */
export function checkedItems(
  { from, items = [], amEnd = '', pmStart = '' }: Given,
  stored: readonly ShiftItem[],
): ShiftItem[] {
  if (amEnd > pmStart) throw refused('pmStart', 'pmBeforeAm')
  const given = items.map(({ day, timeIn, timeOut, startDate = from, expireDate = null }) => ({
    day,
    timeIn,
    timeOut,
    startDate,
    expireDate,
  }))
  const fault = shiftFault(stored, { from, items: given })
  if (fault) {
    const path = `items.${fault.index}.${fault.field}`
    throw refused(path, fault.code, 'date' in fault ? { date: formatDate(fault.date) } : fault.other)
  }
  return inTimeOrder(changedItems(stored, { from, items: given }))
}

const takenFields = {
  work_shift_workspace_id_name_key: 'name',
  work_shift_code: 'code',
} as const

export const refusingTakenName = <T>(language: Language, save: () => Promise<T>): Promise<T> =>
  refusingTaken(language, takenFields, save)
