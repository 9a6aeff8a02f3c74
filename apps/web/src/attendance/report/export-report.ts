// Exports attendance as a spreadsheet: the rows of each person, then their total (A14); the Payroll sheet; and what changed
// since the period was closed (A13).
import { listClosedPeriods } from '@hr/contract/attendance-period.ts'
import { exportAttendance } from '@hr/contract/attendance-report.ts'
import type { AttendanceExportLine } from '@hr/contract/attendance-report.ts'
import { listCurrencies } from '@hr/contract/currency.ts'
import { exportColumns, exportLines } from '@hr/contract/messages/attendance-export.ts'
import type { ExportCells } from '@hr/contract/messages/attendance-export.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { periodState } from '@hr/domain/calendar/period-state.ts'
import type { PeriodState } from '@hr/domain/calendar/period-state.ts'
import { CallError } from '#web/api/call-error.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import type { ExportSource, Loading } from '#web/shared/export/use-export.ts'
import { differencesSheets } from './differences-sheets.ts'
import { payrollSheet, readPayroll } from './payroll-sheet.ts'
import type { exportInput } from './report-view.ts'

type ReportFilter = ReturnType<typeof exportInput>
type Reader = { readonly language: Language; readonly today: string; readonly seesOvertime: boolean }

/** 'attendance-2026-02-21-2026-03-20-final.xlsx': final = all of its days are closed. */
export const fileNameOf = ({ from, to }: ReportFilter, state: PeriodState, ending: string): string =>
  `attendance-${from}-${to}-${state === 'CLOSED' ? 'final' : 'draft'}.${ending}`

export async function readState(filter: ReportFilter, today: string): Promise<PeriodState> {
  return periodState(filter, await call(listClosedPeriods, {}), today)
}

export async function exportReport(
  filter: ReportFilter,
  { language, today, seesOvertime }: Reader,
  loading: Loading,
): Promise<ExportSource<AttendanceExportLine, ExportCells>> {
  const [state, people, currencies, differences] = await Promise.all([
    readState(filter, today),
    readPayroll(filter, seesOvertime, loading),
    call(listCurrencies, { page: 1, limit: 30 }),
    differencesSheets(filter, language),
  ])
  let hasDays = true
  return {
    fileName: fileNameOf(filter, state, 'xlsx'),
    sheetName: translate('menu.attendanceReport'),
    columns: exportColumns.map((column, place) => ({ ...column, value: cells => cells[place] ?? null })),
    lines: rows => (hasDays ? exportLines(rows, language) : [[translate('attendanceReport.tooManyDays')]]),
    count: rows => (hasDays ? rows.length : people.length),
    more: () => [payrollSheet(people, state, { language, currencies: currencies.rows }), ...differences],
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
