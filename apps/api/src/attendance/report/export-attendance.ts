// The attendance export in pages of one snapshot, and as a streamed file (A14).
import type * as contract from '@hr/contract/attendance-report.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { exportColumns, personLines } from '@hr/contract/messages/attendance-export.ts'
import type { ExportCells } from '@hr/contract/messages/attendance-export.ts'
import { sheetText } from '@hr/domain/employee/sheet-text.ts'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { auditExport } from '#api/export/audit-export.ts'
import { newId } from '#api/db/new-id.ts'
import { exportPage, mostExported } from '#api/export/export-page.ts'
import { exportTooLarge } from '#api/export/export-too-large.ts'
import type { Handler, RawAnswer } from '#api/http/context.ts'
import { hasMoreWeekdays } from '../day/day-list.queries.ts'
import type { DayFilter } from '../day/day-list.queries.ts'
import { exportRows, refuseRecounting } from './export-rows.ts'
import { reportFilter, reportOf } from './report-filter.ts'

type Context = Parameters<Handler<typeof contract.exportAttendance>>[0]
type FileContext = Parameters<Handler<typeof contract.streamAttendance>>[0]

const name = { en: 'Attendance', lo: 'ການເຂົ້າ-ອອກວຽກ' } as const

/** ATTENDANCE_RECOUNTING, and the refusals of exportPage; EXPORT_TOO_LARGE before the days are read. */
export async function exportAttendance(work: Context): Promise<OutputOf<typeof contract.exportAttendance>> {
  return exportPage(work, {
    kind: `attendance ${work.language}`,
    auditedAs: name,
    async rowsNow() {
      const days = await reportOf(work, await filterOf(work))
      if (await hasMoreWeekdays(work.db, days.filter, mostExported)) throw exportTooLarge(mostExported)
      const rows: contract.AttendanceExportLine[] = []
      for await (const some of exportRows(work.db, days, work.language)) {
        work.signal.throwIfAborted()
        rows.push(...some)
        if (rows.length > mostExported) break
      }
      return rows
    },
  })
}

/** ATTENDANCE_RECOUNTING before the file starts. */
export async function streamAttendance(work: FileContext): Promise<RawAnswer> {
  const { input } = work
  const filter = await filterOf(work)
  await auditExport(work, { snapshotId: newId(), name, filter: input })
  return {
    bytes: csvFile(work, filter),
    contentType: 'text/csv; charset=utf-8',
    name: `attendance-${input.from}-${input.to}.csv`,
  }
}

async function filterOf(work: Context | FileContext): Promise<DayFilter> {
  const filter = await reportFilter({ ...work, input: { ...work.input, scope: 'all' } })
  await refuseRecounting(work.db, filter)
  return filter
}

/** In its own transaction, which ends with the file or its reader. */
function csvFile(work: FileContext, filter: DayFilter): Readable {
  const file = new PassThrough()
  const written = inWorkspace(
    work.services.db,
    work.caller.workspaceId,
    trx => pipeline(csvLines({ ...work, db: trx.as({ now: work.now }) }, filter), file),
    { retries: 0 },
  )
  written.catch((error: Error) => file.destroy(error))
  return file
}

/** The byte order mark tells spreadsheets that it is UTF-8. */
async function* csvLines(work: FileContext, filter: DayFilter): AsyncGenerator<string> {
  const { language } = work
  yield `\uFEFF${csvLine(exportColumns.map(({ title }) => title))}`
  let person: contract.AttendanceExportLine[] = []
  for await (const rows of exportRows(work.db, await reportOf(work, filter), language)) {
    let text = ''
    for (const row of rows) {
      if (person[0] && person[0]['Person ID'] !== row['Person ID']) {
        text += csvText(person, language)
        person = []
      }
      person.push(row)
    }
    yield text
  }
  yield csvText(person, language)
}

const csvText = (person: readonly contract.AttendanceExportLine[], language: FileContext['language']) =>
  personLines(person, language).map(csvLine).join('')

const csvLine = (cells: ExportCells) => `${cells.map(csvCell).join(',')}\r\n`

/** Escapes text that a spreadsheet would run as a formula. */
function csvCell(value: ExportCells[number]): string {
  if (typeof value !== 'string') return value === null ? '' : String(value)
  const text = sheetText(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
