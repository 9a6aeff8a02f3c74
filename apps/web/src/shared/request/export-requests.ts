// Exports a list of requests of any kind with its filters, in the reader's language (spec 7): whose it is, what is
// requested, and its state.
import type { requestExportRow } from '@hr/contract/request-export.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type * as z from 'zod/mini'
import { translate } from '#web/i18n/translation.ts'
import { momentOf } from '#web/shared/instant.ts'
import { momentColumn, numberColumn, personColumns, textColumn } from '#web/shared/export/columns.ts'
import type { SheetColumn } from '#web/shared/export/sheet.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import type { RequestView } from './list-view.ts'

type Exported = z.output<ReturnType<typeof requestExportRow<Record<never, never>>>>

export type Exporting = {
  readonly scope: ExportScope
  readonly view: RequestView
  readonly language: Language
  readonly today: string
}
type Kind<Row> = Pick<ExportSource<Row>, 'sheetName' | 'readPage'> & {
  /** 'leave-requests' */
  readonly name: string
  /** What is requested. */
  readonly columns: readonly SheetColumn<Row>[]
}

/** 'leave-requests-team-2026-03-01-2026-03-31.xlsx'; without dates, today's date. */
export function exportOfRequests<Row extends Exported>(
  { scope, view, language, today }: Exporting,
  { name, sheetName, columns, readPage }: Kind<Row>,
): ExportSource<Row> {
  const dates = [view.from, view.to].filter(date => date !== undefined)
  return {
    fileName: `${name}-${scope}-${dates.length > 0 ? dates.join('-') : today}.xlsx`,
    sheetName,
    columns: [
      numberColumn(translate('request.number'), 9, row => row.number),
      ...personColumns(language),
      ...columns,
      ...stateColumns(language),
    ],
    lines: rows => rows,
    readPage,
  }
}

const stateColumns = (language: Language): SheetColumn<Exported>[] => [
  textColumn(translate('request.purpose'), 16, row => translate(`request.purposes.${row.purpose}`)),
  textColumn(translate('ui.status'), 13, row => translate(`status.${row.status}`)),
  momentColumn(translate('request.requestedAt'), row => momentOf(row.requestedAt)),
  textColumn(translate('request.reason'), 40, row => row.reason),
  textColumn(translate('request.waitsFor'), 24, row => approverText(row, language)),
  momentColumn(translate('request.decidedAt'), row =>
    row.decidedAt === null ? null : momentOf(row.decidedAt),
  ),
]

/** HR means anyone who may approve for the company. */
function approverText({ status, currentApprover }: Exported, language: Language): string {
  if (currentApprover !== null) return fullName(currentApprover, language)
  return status === 'PENDING' ? translate('approval.hr') : ''
}
