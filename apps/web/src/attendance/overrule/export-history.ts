// Exports the filtered history of overrules, in the user's language (spec 7).
import { exportOverrules } from '@hr/contract/attendance-overrule.ts'
import type { OverruleExportRow } from '@hr/contract/attendance-overrule.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { dateColumn, momentColumn, textColumn } from '#web/shared/export/columns.ts'
import type { SheetColumn } from '#web/shared/export/sheet.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { momentOf } from '#web/shared/instant.ts'
import { historyInput } from './history-view.ts'
import type { HistoryView } from './history-view.ts'

type Column = SheetColumn<OverruleExportRow>

function columnsOf(language: Language): readonly Column[] {
  const nameOf = (one: OverruleExportRow['by']) =>
    one === null ? translate('overrule.bySomebody') : fullName(one, language)
  return [
    textColumn(fieldLabel(language, 'staffId'), 14, row => row.staffId),
    textColumn(translate('attendanceDay.employee'), 28, row => fullName(row.employee, language)),
    dateColumn(translate('overrule.day'), row => row.date),
    textColumn(translate('overrule.whatDone'), 26, row => translate(`overrule.done.${row.type}`)),
    textColumn(translate('attendanceDay.timeIn'), 10, row => row.timeIn),
    textColumn(translate('attendanceDay.timeOut'), 10, row => row.timeOut),
    textColumn(translate('overrule.reason'), 44, row => row.reason),
    textColumn(translate('overrule.who'), 24, row => nameOf(row.by)),
    momentColumn(translate('overrule.when'), row => momentOf(row.at)),
    textColumn(translate('overrule.takenBackBy'), 24, row =>
      row.undoneAt === null ? null : nameOf(row.undoneBy),
    ),
    momentColumn(translate('overrule.takenBackAt'), row =>
      row.undoneAt === null ? null : momentOf(row.undoneAt),
    ),
  ]
}

type Exported = { readonly view: HistoryView; readonly language: Language; readonly today: string }

/** 'overrules-2026-03-01-2026-03-31.xlsx'; without dates, today's date. */
export function exportHistory({ view, language, today }: Exported): ExportSource<OverruleExportRow> {
  const dates = [view.from, view.to].filter(date => date !== undefined)
  return {
    fileName: `overrules-${dates.length > 0 ? dates.join('-') : today}.xlsx`,
    sheetName: translate('menu.overrule'),
    columns: columnsOf(language),
    lines: rows => rows,
    readPage: (paging, signal) => call(exportOverrules, { ...historyInput(view), ...paging }, { signal }),
  }
}
