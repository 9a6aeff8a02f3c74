// The columns of the exported sheets. Pieces of a record are in minutes; paid time is also in hours, by rate.
import type { Currency } from '@hr/contract/currency.ts'
import { otDayTypeText } from '@hr/contract/messages/law-point.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { OtRecordExportRow } from '@hr/contract/ot-record.ts'
import type { OtSums } from '@hr/contract/ot-summary.ts'
import { translate } from '#web/i18n/translation.ts'
import type { SheetColumn } from '#web/shared/export/sheet.ts'
import { exponentOf, toMajor } from '#web/shared/money/money.ts'
import { dateColumn, numberColumn, textColumn, personColumns } from '#web/shared/export/columns.ts'
import type { SummedPerson } from './sum-records.ts'
import { flaggedIn, minutesAt } from './sums.ts'

/** Sums of one person, or of one of their records. */
type Summed = Omit<SummedPerson, 'rows'>
/** `row` null = the total of the person. */
export type SheetLine = Summed & { readonly row: OtRecordExportRow | null }

type Columns<Line> = SheetColumn<Line>[]

const recordColumns = (language: Language): Columns<SheetLine> => [
  dateColumn(translate('ot.date'), ({ row }) => row?.date ?? null),
  textColumn(translate('ot.day'), 14, ({ row }) =>
    row === null ? null : otDayTypeText(language, row.dayType),
  ),
  textColumn(translate('otRecord.approvedTimes'), 18, ({ row }) => row?.asked ?? null),
  textColumn(translate('ui.status'), 16, ({ row }) =>
    row === null ? translate('otSummary.total') : translate(`status.${row.status}`),
  ),
]

function minuteColumns(): Columns<Summed> {
  const minutes = (title: string, of: (sums: OtSums) => number) =>
    numberColumn<Summed>(translate('otRecord.inMinutes', { title }), 18, ({ sums }) => of(sums))
  return [
    minutes(translate('otRecord.approved'), sums => sums.approved),
    minutes(translate('otRecord.break'), sums => sums.breakMinutes),
    minutes(translate('otRecord.dayLimit'), sums => sums.cutByDay),
    minutes(translate('otRecord.monthLimit'), sums => sums.cutByMonth),
    minutes(translate('otRecord.payable'), sums => sums.payable),
    numberColumn(translate('otRecord.payableHours'), 15, ({ sums }) => sums.payable / 60),
  ]
}

/** One for each rate that occurs. */
function rateColumns(lines: readonly Summed[]): Columns<Summed> {
  const rates = new Set(lines.flatMap(({ sums }) => sums.byPercent.map(({ percent }) => percent)))
  return [...rates]
    .toSorted((one, other) => one - other)
    .map(percent =>
      numberColumn(
        translate('otRecord.hoursAt', { percent }),
        15,
        ({ sums }) => minutesAt(sums, percent) / 60,
      ),
    )
}

/** One for each currency that occurs; none if the reader may see nobody's pay. */
function payColumns(lines: readonly Summed[], currencies: readonly Currency[]): Columns<Summed> {
  const codes = new Set(lines.flatMap(({ sums }) => sums.pay?.map(({ currency }) => currency) ?? []))
  const amounts = [...codes].toSorted().map(code =>
    numberColumn<Summed>(translate('otSummary.amountIn', { currency: code }), 18, ({ sums }) => {
      const paid = sums.pay?.find(({ currency }) => currency === code)
      return paid === undefined ? null : toMajor(paid.amount, exponentOf(currencies, code))
    }),
  )
  const missing = lines.some(({ sums }) => sums.withoutSalary > 0)
    ? [
        numberColumn<Summed>(
          translate('otSummary.withoutSalary'),
          16,
          ({ sums }) => sums.withoutSalary || null,
        ),
      ]
    : []
  return [...amounts, ...missing]
}

export function sheetColumns(language: Language, currencies: readonly Currency[]) {
  const sums = (lines: readonly Summed[]) => [
    ...minuteColumns(),
    ...rateColumns(lines),
    ...payColumns(lines, currencies),
  ]
  return {
    ofRecords: (lines: readonly SheetLine[]): Columns<SheetLine> => [
      ...personColumns(language),
      ...recordColumns(language),
      ...sums(lines),
      textColumn(translate('attendanceDay.why'), 60, ({ row }) => row?.why ?? null),
    ],
    ofPeople: (people: readonly Summed[]): Columns<Summed> => [
      ...personColumns(language),
      numberColumn(translate('otSummary.records'), 12, line => line.sums.records),
      numberColumn(translate('otSummary.flagged'), 14, line => flaggedIn(line.sums)),
      ...sums(people),
    ],
  }
}
