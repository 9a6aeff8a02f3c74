// The lines of the attendance export as they are written (A14): the rows of each person in their order, then the total of
// the person. One place for the spreadsheet of the browser and the file of the server.
import { attendanceExportColumns, exportTotal } from '@hr/domain/attendance/attendance-export-row.ts'
import type { AttendanceExportLine } from '../attendance-report.ts'
import type { Language } from './text.ts'

const words = {
  en: { total: 'Total', noRate: 'No rate', withoutRate: 'Days without a rate' },
  lo: { total: 'ລວມ', noRate: 'ບໍ່ມີອັດຕາ', withoutRate: 'ມື້ທີ່ບໍ່ມີອັດຕາ' },
} as const

type ExportCell = string | number | null
type Kinds = {
  readonly [Column in keyof AttendanceExportLine]: {
    readonly kind: 'text' | 'date' | 'number'
    readonly width: number
  }
}
const kinds: Kinds = {
  'Person ID': { kind: 'text', width: 12 },
  Date: { kind: 'date', width: 12 },
  'Full Name': { kind: 'text', width: 26 },
  Department: { kind: 'text', width: 22 },
  'Job-grade': { kind: 'text', width: 10 },
  'Check-In': { kind: 'text', width: 10 },
  'Check-out': { kind: 'text', width: 10 },
  Late: { kind: 'number', width: 8 },
  totalHours: { kind: 'number', width: 11 },
  'Early Leave': { kind: 'number', width: 12 },
  'HR Comment': { kind: 'text', width: 28 },
  status: { kind: 'text', width: 18 },
  event: { kind: 'text', width: 28 },
  'Request Pending': { kind: 'number', width: 16 },
  amount: { kind: 'number', width: 12 },
}

/** In the order of the specification; the width is in characters. */
export const exportColumns = attendanceExportColumns.map(title => ({ title, ...kinds[title] }))

/** A cell for each column. */
export type ExportCells = readonly ExportCell[]

/** The rows of one person, and their total. */
export function personLines(rows: readonly AttendanceExportLine[], language: Language): ExportCells[] {
  const { total, noRate, withoutRate } = words[language]
  const [first] = rows
  if (!first) return []
  const sum = exportTotal(rows)
  const totals: Readonly<Partial<Record<keyof AttendanceExportLine, ExportCell>>> = {
    'Person ID': first['Person ID'],
    'Full Name': first['Full Name'],
    Late: sum.late,
    totalHours: sum.hours,
    'Early Leave': sum.earlyLeave,
    'HR Comment': sum.rowsWithoutRate > 0 ? `${withoutRate}: ${sum.rowsWithoutRate}` : '',
    status: total,
    amount: sum.amount,
  }
  return [
    ...rows.map(row =>
      attendanceExportColumns.map(name => (name === 'amount' ? (row.amount ?? noRate) : row[name])),
    ),
    attendanceExportColumns.map(name => totals[name] ?? ''),
  ]
}

/** Rows of all people, grouped by person. */
export function exportLines(rows: readonly AttendanceExportLine[], language: Language): ExportCells[] {
  const people: AttendanceExportLine[][] = []
  for (const row of rows) {
    const person = people.at(-1)
    if (person?.[0]?.['Person ID'] === row['Person ID']) person.push(row)
    else people.push([row])
  }
  return people.flatMap(person => personLines(person, language))
}
