// Lists overtime records: mine, my team's, everybody's (O3-O6, P5).
import type { listOtRecords as endpoint } from '@hr/contract/ot-record.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { narrowedTo } from '#api/attendance/day/day-scope.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { refuseLongRange, yearDays } from '#api/http/refuse-long-range.ts'
import { countRecords, isRecordKey, listRecordRows } from './ot-record.queries.ts'
import type { RecordFilter } from './ot-record.queries.ts'
import { recordsInScope } from './record-scope.ts'
import { toRecords } from './to-record.ts'

type Asked = Omit<CheckedInputOf<typeof endpoint>, 'page' | 'limit' | 'after' | 'status'> & {
  readonly status?: RecordFilter['status']
}

/** END_BEFORE_START, INVALID_INPUT for more than a year, FORBIDDEN for a scope whose page groups the caller lacks. */
export async function recordFilter(
  work: Pick<Work<Asked>, 'db' | 'caller' | 'input'>,
): Promise<RecordFilter> {
  const { from, to, scope, status, unitId, employeeId, search } = work.input
  refuseLongRange({ from, to }, yearDays)
  const whose = narrowedTo(await recordsInScope(work, scope), employeeId)
  return { from, to, whose, status, unitId, search }
}

export const listOtRecords: Handler<typeof endpoint> = async work => {
  const { db, input } = work
  const filter = await recordFilter(work)
  const page = await listPage(input, {
    rows: window => listRecordRows(db, filter, window),
    total: () => countRecords(db, filter),
    keyOf: row => [String(row.isFlagged), row.date, String(row.employeeId)] as const,
    isKey: isRecordKey,
  })
  return { ...page, rows: await toRecords(work, page.rows) }
}
