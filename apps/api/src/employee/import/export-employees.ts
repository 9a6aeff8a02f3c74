// Exports the employees of the list as a table that imports back unchanged; every row once, from one snapshot (P7, P10,
// A14).
import type { exportEmployees as endpoint } from '@hr/contract/employee.ts'
import { can } from '@hr/domain/access/can.ts'
import { aboutExport } from '#api/export/about-export.ts'
import { mostExported } from '#api/export/export-page.ts'
import { exportTooLarge } from '#api/export/export-too-large.ts'
import { todayIn } from '#api/company/today.ts'
import { writeTable, xlsxType } from '#api/files/write-table.ts'
import type { Handler, RawAnswer } from '#api/http/context.ts'
import { logSensitiveRead } from '#api/access/log-sensitive-read.ts'
import { employeeFilter } from '../search-employees.ts'
import { sheetCells } from './sheet-cells.ts'
import { sheetLookups } from './sheet-lookups.ts'
import { sheetColumns, sheetOf } from './sheet-table.ts'
import { listSheetRows } from './sheet.queries.ts'

const sheetNames = { en: 'Employees', lo: 'ພະນັກງານ' } as const

export async function exportEmployees(context: Parameters<Handler<typeof endpoint>>[0]): Promise<RawAnswer> {
  const { db, caller, language, signal } = context
  const filter = await employeeFilter(context, context.input)
  const rows = await listSheetRows(db, filter, mostExported + 1)
  if (rows.length > mostExported) throw exportTooLarge(mostExported)
  const seesSensitive = can(caller.viewer?.access ?? caller.access, 'EMPLOYEE', 'edit')
  if (seesSensitive) {
    const ids = rows.map(({ record }) => record.id)
    await logSensitiveRead(db, caller, 'export', ids)
  }
  const lookups = await sheetLookups(db)
  const cells = rows.map(row => sheetCells(row, language, lookups))
  signal.throwIfAborted()
  const sheet = sheetOf(sheetNames[language], sheetColumns(seesSensitive), cells, language)
  const date = filter.isEmployedOn ? filter.on : await todayIn(db)
  const name = `employees-${date}.xlsx`
  const bytes = await writeTable([sheet], await aboutExport(context, name))
  return { bytes, contentType: xlsxType, name }
}
