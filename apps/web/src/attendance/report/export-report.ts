// Exports attendance as a spreadsheet: the rows of each person, then their total (A14); the Payroll sheet; and what changed
// since the period was closed (A13).
import { listHandOvers } from '@hr/contract/attendance-period.ts'
import { exportAttendance } from '@hr/contract/attendance-report.ts'
import type { AttendanceExportLine } from '@hr/contract/attendance-report.ts'
import { listCurrencies } from '@hr/contract/currency.ts'
import { exportColumns, exportLines } from '@hr/contract/messages/attendance-export.ts'
import type { ExportCells } from '@hr/contract/messages/attendance-export.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { handOverNumber } from '@hr/domain/calendar/hand-over.ts'
import type { HandOverNumber } from '@hr/domain/calendar/hand-over.ts'
import { periodState } from '@hr/domain/calendar/period-state.ts'
import { CallError } from '#web/api/call-error.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import type { ExportSource, Loading } from '#web/shared/export/use-export.ts'
import { handOverFile } from './hand-over-file.ts'
import { differencesSheets } from './differences-sheets.ts'
import { payrollSheet, readPayroll } from './payroll-sheet.ts'
import type { exportInput } from './report-view.ts'

type ReportFilter = ReturnType<typeof exportInput>
type Reader = { readonly language: Language; readonly today: string; readonly seesOvertime: boolean }

/** Null = a draft: some of its days are open. */
export async function readHandOver(filter: ReportFilter, today: string): Promise<HandOverNumber | null> {
  const closed = await call(listHandOvers, {})
  return periodState(filter, closed, today) === 'CLOSED' ? handOverNumber(filter, closed) : null
}

export async function exportReport(
  filter: ReportFilter,
  { language, today, seesOvertime }: Reader,
  loading: Loading,
): Promise<ExportSource<AttendanceExportLine, ExportCells>> {
  const [handOver, people, currencies, differences] = await Promise.all([
    readHandOver(filter, today),
    readPayroll(filter, seesOvertime, loading),
    call(listCurrencies, { page: 1, limit: 30 }),
    differencesSheets(filter, language),
  ])
  let hasDays = true
  return {
    fileName: handOverFile(filter, handOver, 'xlsx'),
    sheetName: translate('menu.attendanceReport'),
    columns: exportColumns.map((column, place) => ({ ...column, value: cells => cells[place] ?? null })),
    lines: rows => (hasDays ? exportLines(rows, language) : [[translate('attendanceReport.tooManyDays')]]),
    count: rows => (hasDays ? rows.length : people.length),
    more: () => [payrollSheet(people, handOver, { language, currencies: currencies.rows }), ...differences],
    readPage: async (paging, signal) => {
      try {
        return await call(exportAttendance, { ...filter, ...paging }, { signal })
      } catch (error) {
        // A large company gets its Payroll sheet without the single days, which the CSV file has.
        if (!(error instanceof CallError) || error.code !== 'EXPORT_TOO_LARGE') throw error
        hasDays = false
        return { rows: [], total: 0, limit: 1, snapshot: '' }
      }
    },
  }
}
