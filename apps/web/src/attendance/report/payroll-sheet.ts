// The Payroll sheet of the export: one row per person with the figures of the screen, weekends included, and the total.
import { attendanceReport } from '@hr/contract/attendance-report.ts'
import type { AttendanceReportRow } from '@hr/contract/attendance-report.ts'
import type { Currency } from '@hr/contract/currency.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { otSummary } from '@hr/contract/ot-summary.ts'
import type { OtSums } from '@hr/contract/ot-summary.ts'
import type { HandOverNumber } from '@hr/domain/calendar/hand-over.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { call } from '#web/api/call.ts'
import type { attendanceReport as words } from '#web/i18n/en/attendance-report.ts'
import { translate } from '#web/i18n/translation.ts'
import { readAll } from '#web/shared/export/read-all.ts'
import { sheetOf } from '#web/shared/export/sheet.ts'
import type { Sheet, SheetColumn } from '#web/shared/export/sheet.ts'
import type { Loading } from '#web/shared/export/use-export.ts'
import { exponentOf, toMajor } from '#web/shared/money/money.ts'
import { numberColumn, textColumn } from '#web/shared/export/columns.ts'
import type { exportInput } from './report-view.ts'

type Pay = NonNullable<OtSums['pay']>
type PayrollRow = AttendanceReportRow & {
  /** Null = the reader may not see pay. */
  readonly pay: Pay | null
}
type Filter = ReturnType<typeof exportInput>

/** The report as the screen shows it. With `seesOvertime`, the pay of overtime that the reader may see, too. */
export async function readPayroll(
  filter: Filter,
  seesOvertime: boolean,
  { signal, onProgress }: Loading,
): Promise<PayrollRow[]> {
  const { positionId: _, ...otFilter } = filter
  const [people, overtime] = await Promise.all([
    readAll(
      paging => call(attendanceReport, { ...filter, ...paging, scope: 'all', sort: 'name' }, { signal }),
      onProgress,
    ),
    seesOvertime
      ? readAll(paging => call(otSummary, { ...otFilter, ...paging, scope: 'all' }, { signal }))
      : [],
  ])
  const payOf = new Map(overtime.map(({ employee, pay }) => [employee.id, pay]))
  return people.map(row => ({ ...row, pay: payOf.get(row.employee.id) ?? (seesOvertime ? [] : null) }))
}

type Word = keyof (typeof words)['payrollSheet']
type Column = SheetColumn<readonly PayrollRow[]>
/** A row is one person; the last one is everybody. */
const sum = (title: string, of: (row: PayrollRow) => number, width = 12): Column =>
  // Hours are hundredths; their sum must not show the error of binary fractions.
  numberColumn(title, width, rows => Math.round(rows.reduce((total, row) => total + of(row), 0) * 100) / 100)

function payrollColumns(
  rows: readonly PayrollRow[],
  handOver: HandOverNumber | null,
  { language, currencies }: { language: Language; currencies: readonly Currency[] },
): Column[] {
  const t = (word: Word) => translate(`attendanceReport.payrollSheet.${word}`)
  const ofOne = (title: string, width: number, value: (row: PayrollRow) => string): Column =>
    textColumn(title, width, some => {
      const [row] = some
      return row && some.length === 1 ? value(row) : ''
    })
  const codes = new Set(rows.flatMap(({ pay }) => pay?.map(({ currency }) => currency) ?? []))
  const payIn = (code: string) =>
    sum(
      translate('attendanceReport.payrollSheet.overtimePay', { currency: code }),
      ({ pay }) => toMajor(amountIn(pay, code), exponentOf(currencies, code)),
      20,
    )
  return [
    textColumn(fieldLabel(language, 'staffId'), 14, some =>
      some.length === 1 ? (some[0]?.staffId ?? '') : t('total'),
    ),
    ofOne(translate('request.employee'), 28, row => fullName(row.employee, language)),
    ofOne(fieldLabel(language, 'unit'), 24, row =>
      nameIn({ name: row.unit ?? '', nameLo: row.unitLo }, language),
    ),
    sum(translate('attendanceDay.regular'), row => row.regular),
    sum(t('lateDays'), row => row.late),
    sum(t('lateMinutes'), row => row.lateMinutes),
    sum(t('earlyDays'), row => row.early),
    sum(t('earlyMinutes'), row => row.earlyMinutes),
    sum(translate('attendanceDay.missing'), row => row.missing),
    sum(translate('attendanceDay.absent'), row => row.absent),
    sum(t('leaveDays'), row => row.leaveHalfDays / 2),
    sum(translate('attendanceReport.offSite'), row => row.offSite),
    sum(translate('attendanceDay.hours'), row => row.hours),
    sum(t('overtimeHours'), row => row.overtimeMinutes / 60, 15),
    ...[...codes].toSorted().map(payIn),
    sum(t('penalty'), row => row.penalty, 16),
    textColumn(t('state'), 10, () => stateOf(handOver)),
  ]
}

function stateOf(handOver: HandOverNumber | null): string {
  if (handOver === null) return translate('attendanceReport.payrollSheet.draft')
  const final = translate('attendanceReport.payrollSheet.final')
  return handOver.number > 1 ? `${final} ${handOver.number}` : final
}

const amountIn = (pay: Pay | null, code: string): number =>
  pay?.find(({ currency }) => currency === code)?.amount ?? 0

export function payrollSheet(
  rows: readonly PayrollRow[],
  handOver: HandOverNumber | null,
  of: { language: Language; currencies: readonly Currency[] },
): Sheet {
  const lines = rows.map(row => [row])
  // With one person, the total would be that row again.
  return sheetOf(
    translate('attendanceReport.payroll'),
    payrollColumns(rows, handOver, of),
    rows.length > 1 ? [...lines, rows] : lines,
  )
}
