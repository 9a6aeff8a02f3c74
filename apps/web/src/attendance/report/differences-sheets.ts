// The sheet of what changed in a period since it was closed, for payroll that has paid it already (A13).
import { listDifferences } from '@hr/contract/attendance-period.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { totalHours } from '@hr/domain/attendance/total-hours.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { dateColumn, momentColumn, numberColumn, textColumn } from '#web/shared/export/columns.ts'
import { readAll } from '#web/shared/export/read-all.ts'
import { sheetOf } from '#web/shared/export/sheet.ts'
import type { Sheet, SheetColumn } from '#web/shared/export/sheet.ts'
import { momentOf } from '#web/shared/instant.ts'
import type { exportInput } from './report-view.ts'

type Difference = OutputOf<typeof listDifferences>['rows'][number]
type Brief = Difference['before']

/** None if the dates are no period, or nothing changed. */
export async function differencesSheets(
  filter: ReturnType<typeof exportInput>,
  language: Language,
): Promise<Sheet[]> {
  const { from, to, unitId, positionId, search } = filter
  const period = attendancePeriod(from)
  // A filtered export is about some people; the differences are about everybody.
  if (period.from !== from || period.to !== to || unitId || positionId || search !== '') return []
  const rows = await readAll(paging => call(listDifferences, { id: to.slice(0, 7), ...paging }))
  if (rows.length === 0) return []
  return [sheetOf(translate('attendanceReport.differencesSheet'), columnsOf(language), rows)]
}

const columnsOf = (language: Language): SheetColumn<Difference>[] => [
  textColumn(fieldLabel(language, 'staffId'), 14, row => row.staffId),
  textColumn(translate('request.employee'), 28, row => fullName(row.employee, language)),
  dateColumn(translate('ot.date'), row => row.date),
  ...sides(translate('attendanceReport.before'), row => [row.before, row.overtime?.before]),
  ...sides(translate('attendanceReport.after'), row => [row.after, row.overtime?.after]),
  textColumn(translate('attendanceReport.cause'), 24, row =>
    translate(`attendanceReport.causes.${row.cause}`),
  ),
  textColumn(fieldLabel(language, 'reason'), 32, row => row.reason),
  textColumn(translate('attendanceReport.changedBy'), 24, row =>
    row.changedBy === null ? '' : fullName(row.changedBy, language),
  ),
  momentColumn(translate('attendanceReport.changedAt'), row => momentOf(row.at)),
]

type Side = (row: Difference) => readonly [Brief, NonNullable<Difference['overtime']>['before'] | undefined]

/** Of a day or of overtime, before and after. */
function sides(side: string, of: Side): SheetColumn<Difference>[] {
  const titled = (title: string) => `${side}: ${title}`
  const number = (title: string, value: (row: Difference) => number | null) =>
    numberColumn(titled(title), 16, value)
  return [
    textColumn(titled(translate('ui.status')), 18, row => {
      const [day] = of(row)
      return day?.status ? translate(`status.${day.status}`) : ''
    }),
    number(translate('attendanceDay.late'), row => of(row)[0]?.lateMinutes ?? null),
    number(translate('attendanceDay.early'), row => of(row)[0]?.earlyMinutes ?? null),
    number(translate('attendanceReport.payrollSheet.penalty'), row => of(row)[0]?.penalty ?? null),
    number(translate('attendanceDay.hours'), row => totalHours(of(row)[0]?.workedMinutes ?? null)),
    number(translate('attendanceReport.payrollSheet.overtimeHours'), row => {
      const minutes = of(row)[1]?.payable
      return minutes === undefined ? null : minutes / 60
    }),
  ]
}
