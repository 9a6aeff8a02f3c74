// Exports attendance as a spreadsheet: the rows of each person, then their total (A14).
import { exportAttendance } from '@hr/contract/attendance-report.ts'
import type { AttendanceExportLine } from '@hr/contract/attendance-report.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { exportColumns, exportLines } from '@hr/contract/messages/attendance-export.ts'
import type { ExportCells } from '@hr/contract/messages/attendance-export.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'

type Filter = Omit<InputOf<typeof exportAttendance>, 'page' | 'snapshot'>

/** 'attendance-2026-02-21-2026-03-20.xlsx' */
export const exportReport = (
  filter: Filter,
  language: Language,
): ExportSource<AttendanceExportLine, ExportCells> => ({
  fileName: `attendance-${filter.from}-${filter.to}.xlsx`,
  sheetName: translate('attendanceReport.title'),
  columns: exportColumns.map((column, place) => ({ ...column, value: cells => cells[place] ?? null })),
  lines: rows => exportLines(rows, language),
  readPage: (paging, signal) => call(exportAttendance, { ...filter, ...paging }, { signal }),
})
