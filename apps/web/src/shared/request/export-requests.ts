// Exports a list of requests of any kind with its filters, in the reader's language (spec 7): whose it is, what is
// requested, and its state.
import type { requestExportRow } from '@hr/contract/request-export.ts'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type * as z from 'zod/mini'
import { translate } from '#web/i18n/translation.ts'
import { momentOf } from '#web/shared/instant.ts'
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
    columns: [...personColumns(language), ...columns, ...stateColumns(language)],
    lines: rows => rows,
    readPage,
  }
}

export const textColumn = <Row>(
  title: string,
  width: number,
  value: SheetColumn<Row>['value'],
): SheetColumn<Row> => ({ title, kind: 'text', width, value })

export const numberColumn = <Row>(
  title: string,
  width: number,
  value: SheetColumn<Row>['value'],
): SheetColumn<Row> => ({ title, kind: 'number', width, value })

export const dateColumn = <Row>(title: string, value: SheetColumn<Row>['value']): SheetColumn<Row> => ({
  title,
  kind: 'date',
  width: 13,
  value,
})

const personColumns = (language: Language): SheetColumn<Exported>[] => [
  numberColumn(translate('request.number'), 9, row => row.number),
  textColumn(fieldLabel(language, 'staffId'), 14, row => row.staffId),
  textColumn(translate('request.employee'), 28, row => fullName(row.employee, language)),
  textColumn(fieldLabel(language, 'unit'), 24, row =>
    row.unit === null ? '' : nameIn({ name: row.unit, nameLo: row.unitLo }, language),
  ),
]

const stateColumns = (language: Language): SheetColumn<Exported>[] => {
  const moment = (title: string, value: SheetColumn<Exported>['value']): SheetColumn<Exported> => ({
    title,
    kind: 'moment',
    width: 18,
    value,
  })
  return [
    textColumn(translate('request.purpose'), 16, row => translate(`request.purposes.${row.purpose}`)),
    textColumn(translate('ui.status'), 13, row => translate(`status.${row.status}`)),
    moment(translate('request.requestedAt'), row => momentOf(row.requestedAt)),
    textColumn(translate('request.reason'), 40, row => row.reason),
    textColumn(translate('request.waitsFor'), 24, row => approverText(row, language)),
    moment(translate('request.decidedAt'), row => (row.decidedAt === null ? null : momentOf(row.decidedAt))),
  ]
}

/** HR means anyone who may approve for the company. */
function approverText({ status, currentApprover }: Exported, language: Language): string {
  if (currentApprover !== null) return fullName(currentApprover, language)
  return status === 'PENDING' ? translate('approval.hr') : ''
}
