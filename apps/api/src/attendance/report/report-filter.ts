// The filter of a report, its charts and its export: whose days, and which dates (A15, P5).
import type { ReportScope } from '@hr/contract/attendance-report.ts'
import { can } from '@hr/domain/access/can.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { Refusal } from '#api/http/refusal.ts'
import { refuseLongRange, yearDays } from '#api/http/refuse-long-range.ts'
import type { DayFilter } from '../day/day-list.queries.ts'
import { narrowedTo, peopleInScope } from '../day/day-scope.ts'
import { listOpenDays, splitDates } from '../day/open-days.ts'
import type { ReportDays } from './report-days.queries.ts'
import type { ReportDates } from './report-people.queries.ts'

type ReportInput = Pick<DayFilter, 'from' | 'to' | 'search'> & {
  readonly scope: ReportScope
  readonly unitId?: string | undefined
  readonly positionId?: string | undefined
  readonly employeeId?: number | undefined
}
type ReportWork = Pick<Work<ReportInput>, 'db' | 'caller' | 'now' | 'language' | 'input'>

/** END_BEFORE_START, INVALID_INPUT for more than a year, FORBIDDEN for everybody's days without ATTENDANCE_SUMMARY. */
export async function reportFilter(work: ReportWork): Promise<DayFilter> {
  const { caller, input } = work
  refuseLongRange(input, yearDays)
  if (input.scope === 'all' && !can(caller.access, 'ATTENDANCE_SUMMARY')) throw new Refusal('FORBIDDEN')
  const seen = await peopleInScope(work, input.scope)
  const { from, to, search, unitId, positionId, employeeId } = input
  const whose = narrowedTo(seen, employeeId)
  return { from, to, whose, statuses: undefined, unitId, positionId, search }
}

type Asking = Omit<ReportWork, 'input'>

export const reportOf = async (work: Asking, filter: DayFilter): Promise<ReportDays> =>
  reportDaysOf(work, await splitDates(work, filter))

export const reportDaysOf = async (work: Asking, { final, open }: ReportDates): Promise<ReportDays> => ({
  filter: final,
  open: open ? await listOpenDays(work, open) : [],
})
