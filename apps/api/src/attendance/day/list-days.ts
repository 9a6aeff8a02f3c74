// Lists days of attendance, mine, my team's or everybody's (A15, P5): newest first, then by name.
import type { listDays as endpoint } from '@hr/contract/attendance.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { irregularStatuses } from '@hr/domain/attendance/attendance-status.ts'
import type { DayStatus } from '@hr/domain/attendance/attendance-status.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { Handler } from '#api/http/context.ts'
import { refuseLongRange, yearDays } from '#api/http/refuse-long-range.ts'
import type { DayFilter } from './day-list.queries.ts'
import { narrowedTo, peopleInScope } from './day-scope.ts'
import { findDays } from './find-days.ts'
import { toDays } from './to-days.ts'

type ListWork = Work<CheckedInputOf<typeof endpoint>>

/** Throws END_BEFORE_START, INVALID_INPUT for more than a year, FORBIDDEN for a scope whose page group the caller does not have. */
export const listDays: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  refuseLongRange(input, yearDays)
  const page = await findDays(work, await filterOf(work), input)
  return { ...page, rows: await toDays(db, page.rows) }
}

async function filterOf(work: ListWork): Promise<DayFilter> {
  const { from, to, unitId, search, employeeId } = work.input
  const seen = await peopleInScope(work, work.input.scope)
  const whose = narrowedTo(seen, employeeId)
  return { from, to, whose, statuses: wantedStatuses(work.input), unitId, search }
}

function wantedStatuses(input: ListWork['input']): readonly DayStatus[] | undefined {
  const { status, irregular, withoutTime } = input
  if (status !== undefined) return [status]
  if (withoutTime) return ['NO_TIME_IN', 'NO_TIME_OUT']
  return irregular ? [...irregularStatuses, 'WAIVE'] : undefined
}
