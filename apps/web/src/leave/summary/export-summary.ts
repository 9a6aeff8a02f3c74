// Exports the leave summary: a row per person and leave type, with every part of the balance (L11).
import type { InputOf } from '@hr/contract/endpoint.ts'
import { exportLeaveSummary } from '@hr/contract/leave-export.ts'
import type { LeaveSummaryExportRow } from '@hr/contract/leave-export.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { dateColumn, numberColumn, personColumns, textColumn } from '#web/shared/export/columns.ts'
import type { SheetColumn } from '#web/shared/export/sheet.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { balanceParts } from './balance-parts.ts'

type Column = SheetColumn<LeaveSummaryExportRow>
type Filter = Omit<InputOf<typeof exportLeaveSummary>, 'page' | 'snapshot'>

function columnsOf(language: Language): readonly Column[] {
  const days = (title: string, value: (row: LeaveSummaryExportRow) => number): Column =>
    numberColumn(title, 13, row => value(row) / 2)
  return [
    ...personColumns(language),
    textColumn(translate('leaveSummary.type'), 20, row =>
      nameIn({ name: row.typeName, nameLo: row.typeNameLo }, language),
    ),
    ...balanceParts.map(({ name, label }) => days(translate(`leaveSummary.${label}`), row => row[name])),
    days(translate('leaveSummary.available'), row => row.available),
    numberColumn(translate('leaveSummary.expiringDays'), 22, ({ expiring }) =>
      expiring === null ? null : expiring.halfDays / 2,
    ),
    dateColumn(translate('leaveSummary.expiringOn'), ({ expiring }) => expiring?.on ?? null),
  ]
}

/** 'leave-summary-2026-03-10.xlsx': the balances on that date. */
export const exportSummary = (
  filter: Filter,
  language: Language,
  date: string,
): ExportSource<LeaveSummaryExportRow> => ({
  fileName: `leave-summary-${date}.xlsx`,
  sheetName: translate('menu.leaveSummary'),
  columns: columnsOf(language),
  lines: rows => rows,
  readPage: (paging, signal) => call(exportLeaveSummary, { ...filter, ...paging }, { signal }),
})
