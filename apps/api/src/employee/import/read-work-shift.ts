// The work shift of a new person by its name in either language (P10, A1). Somebody known gets another one from a date, in
// the list of employees.
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import type { MessageCode } from '@hr/contract/messages/text.ts'
import { nameKey } from '@hr/domain/employee/import-facts.ts'
import type { Cells } from './import-rows.ts'
import type { SheetLookups } from './sheet-lookups.ts'
import type { SheetRow } from './sheet.queries.ts'

/** Its id instead of the name. Reports a name that is none to `wrong`. */
export function readWorkShift(
  { workShift: text }: Cells,
  known: SheetRow | undefined,
  { workShifts }: SheetLookups,
  wrong: (column: ImportColumn, code: MessageCode) => void,
): { readonly workShift: string | undefined } {
  if (text === undefined) return { workShift: undefined }
  const key = nameKey(text)
  const isNamed = (...names: readonly (string | null)[]) => names.some(name => nameKey(name ?? '') === key)
  if (known) {
    if (!isNamed(known.names.workShift, known.names.workShiftLo)) wrong('workShift', 'workShiftKnown')
    return { workShift: undefined }
  }
  const shift = workShifts.find(({ name, nameLo }) => isNamed(name, nameLo))
  if (!shift) wrong('workShift', 'choice')
  return { workShift: shift?.id }
}
