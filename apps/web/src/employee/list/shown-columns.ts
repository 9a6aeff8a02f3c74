// The columns that this browser shows in the employee list; the name is always one of them.
import { useState } from 'react'
import * as z from 'zod/mini'
import { readJson } from '#web/shared/read-json.ts'

export const optionalColumns = [
  'staffId',
  'unit',
  'position',
  'jobGrade',
  'lineManager',
  'contractType',
  'startDate',
  'endDate',
  'email',
  'phone',
  'status',
] as const
export type OptionalColumn = (typeof optionalColumns)[number]
export const usualColumns: readonly OptionalColumn[] = [
  'staffId',
  'unit',
  'position',
  'jobGrade',
  'lineManager',
  'status',
]

const storageKey = 'employee_columns'
const shape = z.array(z.enum(optionalColumns))

const stored = (): readonly OptionalColumn[] =>
  readJson(shape, localStorage.getItem(storageKey)) ?? usualColumns

/** columnsOf('status,unit') = ['unit', 'status'] */
const columnsOf = (text: string | undefined): readonly OptionalColumn[] | undefined =>
  text === undefined ? undefined : optionalColumns.filter(column => text.split(',').includes(column))

/** Those of a saved view, otherwise those of this browser; in the order of the list, not of the selection. */
export function useShownColumns(ofView: string | undefined, leaveView: () => void) {
  const [kept, setKept] = useState(stored)
  const setShown = (columns: readonly OptionalColumn[]) => {
    const ordered = optionalColumns.filter(column => columns.includes(column))
    localStorage.setItem(storageKey, JSON.stringify(ordered))
    setKept(ordered)
    leaveView()
  }
  return [columnsOf(ofView) ?? kept, setShown] as const
}
