// Exports overtime records (spec 7): minutes as whole numbers, payable time also in hours, in all and by rate.
import { listCurrencies } from '@hr/contract/currency.ts'
import type { Currency } from '@hr/contract/currency.ts'
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { exportOtRecords } from '@hr/contract/ot-record.ts'
import type { OtRecordExportRow, OtRecordScope } from '@hr/contract/ot-record.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { dateColumn, numberColumn, personColumns, textColumn } from '#web/shared/export/columns.ts'
import type { SheetColumn } from '#web/shared/export/sheet.ts'
import type { ExportSource } from '#web/shared/export/use-export.ts'
import { exponentOf, toMajor } from '#web/shared/money/money.ts'
import { recordInput } from './record-view.ts'
import type { RecordView } from './record-view.ts'

type Column = SheetColumn<OtRecordExportRow>
type Exporting = {
  readonly scope: OtRecordScope
  readonly range: DateRange
  readonly view: RecordView
  readonly language: Language
}

const factColumns = (language: Language): Column[] => [
  ...personColumns(language),
  dateColumn(translate('ot.date'), row => row.date),
  textColumn(translate('ot.day'), 13, row => otDayTypeText(language, row.dayType)),
  textColumn(translate('otRecord.approvedTimes'), 18, row => row.asked),
  textColumn(translate('ui.status'), 14, row => translate(`status.${row.status}`)),
]

const minuteColumns = (): Column[] => {
  const minutes = (title: string, value: Column['value']) =>
    numberColumn(translate('otRecord.inMinutes', { title }), 18, value)
  return [
    minutes(translate('otRecord.approved'), row => row.approved),
    minutes(translate('otRecord.worked'), row => row.worked),
    minutes(translate('otRecord.break'), row => row.breakMinutes),
    minutes(translate('otRecord.dayLimit'), row => row.cutByDay),
    minutes(translate('otRecord.monthLimit'), row => row.cutByMonth),
    minutes(translate('otRecord.payable'), row => row.payable),
    numberColumn(translate('otRecord.payableHours'), 15, row => row.payable / 60),
  ]
}

/** One for each rate that occurs. */
function rateColumns(rows: readonly OtRecordExportRow[]): Column[] {
  const rates = new Set(rows.flatMap(({ bands }) => bands.map(({ percent }) => percent)))
  const minutesAt = ({ bands }: OtRecordExportRow, rate: number) =>
    bands.find(({ percent }) => percent === rate)?.minutes ?? 0
  return [...rates]
    .toSorted((one, other) => one - other)
    .map(percent =>
      numberColumn(translate('otRecord.hoursAt', { percent }), 15, row => minutesAt(row, percent) / 60),
    )
}

/** None if the reader may see nobody's pay. */
function payColumns(rows: readonly OtRecordExportRow[], currencies: readonly Currency[]): Column[] {
  if (rows.every(({ pay }) => pay === null)) return []
  return [
    numberColumn(translate('otRecord.amount'), 15, ({ pay }) =>
      pay === null || pay.amount === null ? null : toMajor(pay.amount, exponentOf(currencies, pay.currency)),
    ),
    textColumn(translate('menu.currency'), 10, ({ pay }) => pay?.currency ?? null),
  ]
}

/** 'overtime-records-all-2026-02-21-2026-03-20.xlsx' */
export async function exportRecords({
  scope,
  range,
  view,
  language,
}: Exporting): Promise<ExportSource<OtRecordExportRow>> {
  const currencies = await call(listCurrencies, { page: 1, limit: 30 })
  return {
    fileName: `overtime-records-${scope}-${range.from}-${range.to}.xlsx`,
    sheetName: translate('otRecord.title'),
    columns: rows => [
      ...factColumns(language),
      ...minuteColumns(),
      ...rateColumns(rows),
      ...payColumns(rows, currencies.rows),
      textColumn(translate('attendanceDay.why'), 60, row => row.why),
    ],
    lines: rows => rows,
    readPage: (paging, signal) =>
      call(exportOtRecords, { ...recordInput(scope, range, view), ...paging }, { signal }),
  }
}
