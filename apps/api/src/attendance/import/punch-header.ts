// The meaning of each column in a file of punches: our names in English and Lao, and those of clock programs (A2).
// In and out are not read: most devices send the same value for every punch.
import { punchColumns } from '@hr/contract/attendance-import.ts'
import type { PunchColumn } from '@hr/contract/attendance-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { importColumn } from '#api/import/import-column.ts'
import { headerKey } from '#api/import/table-columns.ts'

const names: Readonly<Partial<Record<PunchColumn, readonly string[]>>> = {
  deviceNumber: [
    'person id',
    'no',
    'pin',
    'user id',
    'enroll number',
    'enrollment number',
    'ac no',
    'badge number',
  ],
  name: ['full name', 'person name', 'employee name', 'ຊື່ ແລະ ນາມສະກຸນ'],
  at: ['date time', 'timestamp', 'punch time', 'clock time', 'check time', 'ວັນທີ ແລະ ເວລາ', 'ວັນເວລາ'],
  date: ['punch date', 'attendance date', 'day', 'ວັນ'],
  time: ['clock'],
  device: ['attendance check point', 'location id', 'machine', 'terminal', 'device name', 'reader', 'ເຄື່ອງ'],
}

const meanings: ReadonlyMap<string, PunchColumn> = new Map(
  punchColumns.flatMap(column =>
    [...(names[column] ?? []), column, fieldLabel('en', column), fieldLabel('lo', column)].map(
      name => [headerKey(name), column] as const,
    ),
  ),
)

function alone(header: string): PunchColumn | undefined {
  const meaning = meanings.get(headerKey(header))
  if (meaning) return meaning
  const ofPeople = importColumn(header)
  return ofPeople === 'staffId' || ofPeople === 'deviceNumber' ? ofPeople : undefined
}

const isPerson = (column: PunchColumn | undefined) => column === 'staffId' || column === 'deviceNumber'
const isTime = (column: PunchColumn | undefined) => column === 'at' || column === 'date' || column === 'time'

/** Whether a row looks like the header of a file. */
export const isPunchHeader = (row: readonly string[]): boolean =>
  row.some(header => isPerson(alone(header))) && row.some(header => isTime(alone(header)))

/** 'Time' means date and time if no column is called 'Date', and the other way round. */
export function punchColumnOf(headers: readonly string[]): (header: string) => PunchColumn | undefined {
  const found = new Set(headers.map(alone))
  const isApart = found.has('date') && found.has('time')
  return header => {
    const column = alone(header)
    if (column !== 'date' && column !== 'time') return column
    if (isApart && !found.has('at')) return column
    return found.has('at') ? undefined : 'at'
  }
}
