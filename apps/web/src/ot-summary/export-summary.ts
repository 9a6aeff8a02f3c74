// Exports overtime (spec 7, O7): a sheet with the records and a total per person, and a sheet with a row per person.
import { listCurrencies } from '@hr/contract/currency.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { exportOtRecords } from '@hr/contract/ot-record.ts'
import type { OtRecordExportRow } from '@hr/contract/ot-record.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { sheetOf } from '#web/shared/export/sheet.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { sheetColumns } from './sheet-columns.ts'
import { sumPeople, sumRecords } from './sum-records.ts'
import type { SheetLine } from './sheet-columns.ts'
import type { SummaryInput } from './summary-view.ts'

/** 'overtime-summary-all-2026-02-21-2026-03-20.xlsx' */
export async function exportSummary(
  input: SummaryInput,
  language: Language,
): Promise<ExportSource<OtRecordExportRow, SheetLine>> {
  const currencies = await call(listCurrencies, { page: 1, limit: 30 })
  const columns = sheetColumns(language, currencies.rows)
  return {
    fileName: `overtime-summary-${input.scope}-${input.from}-${input.to}.xlsx`,
    sheetName: translate('otSummary.records'),
    columns: columns.ofRecords,
    lines: rows =>
      sumPeople(rows).flatMap(({ rows: own, ...person }) => [
        ...own.map(row => ({ ...person, unit: row.unit, unitLo: row.unitLo, row, sums: sumRecords([row]) })),
        { ...person, row: null },
      ]),
    more: rows => {
      const people = sumPeople(rows)
      return [sheetOf(translate('otSummary.byPerson'), columns.ofPeople(people), people)]
    },
    readPage: (paging, signal) => call(exportOtRecords, { ...input, ...paging }, { signal }),
  }
}
