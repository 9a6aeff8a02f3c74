// Reads overtime records for lists, exports and pages.
import type { OtRecordStatus } from '@hr/domain/overtime/ot-record-status.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { InferResult, RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { isKeyOf, isNumberText } from '#api/http/page-key.ts'
import type { SeenPeople } from '#api/attendance/day/day-scope.ts'
import { outcomeColumns } from '#api/attendance/overtime/ot-record.store.ts'
import type { DayOf } from '#api/attendance/overtime/ot-record.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { PageWindow } from '#api/http/list-page.ts'
import { ePersonColumns } from '#api/people/person.ts'
import { sortNames } from '#api/people/sort-names.ts'
import { matching, searchParts } from '#api/people/search-text.ts'
import { unitsBelow } from '#api/people/units-below.ts'
import { isJobAt, isUnitOfJob } from '#api/people/people-with-job.queries.ts'

export type RecordFilter = DateRange & {
  readonly whose: SeenPeople
  readonly status: OtRecordStatus | undefined
  /** On the date, with all units below. */
  readonly unitId: string | undefined
  readonly search: string
}

/** Whether it is flagged, date and person of the last row of the previous page. */
type RecordKey = readonly [isFlagged: string, date: LocalDate, id: string]
export const isRecordKey = isKeyOf<RecordKey>(flag => /^(true|false)$/.test(flag), isLocalDate, isNumberText)

/** `r` is the record. Without a join, because lists are counted with it. */
export function filteredRecords(db: Scope, { from, to, whose, status, unitId, search }: RecordFilter) {
  return db
    .from('ot_record as r')
    .where('r.date', '>=', from)
    .where('r.date', '<=', to)
    .$if(whose !== 'all', some => some.where(sql<SqlBool>`r.employee_id = any(${whose}::integer[])`))
    .$if(status !== undefined, some => some.where('r.status', '=', status ?? 'NORMAL'))
    .$if(unitId !== undefined, some =>
      some.where(
        sql<SqlBool>`exists (select from employee_job j
          where j.workspace_id = r.workspace_id and j.employee_id = r.employee_id
            and r.date between j.valid_from and coalesce(j.valid_to, 'infinity')
            and j.unit_id = any (array(${unitsBelow(db.workspaceId, unitId ?? '')})))`,
      ),
    )
    .$if(searchParts(search).length > 0, some => some.where('r.employee_id', 'in', peopleNamed(db, search)))
}

const peopleNamed = (db: Scope, search: string) =>
  db.from('employee as e').select('e.id').$call(matching(search))

export const countRecords = (db: Scope, filter: RecordFilter): Promise<number> =>
  countRows(db, filteredRecords(db, filter))

type Filtered = ReturnType<typeof filteredRecords>

/** With the person, their unit on the date, and whether the period is closed (A13). */
const shown = (query: Filtered) =>
  query
    .innerJoin('employee as e', join =>
      join.onRef('e.workspace_id', '=', 'r.workspace_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .leftJoin('employee_job as j', join => join.on(isJobAt('r.date')))
    .leftJoin('org_node as u', join => join.on(isUnitOfJob))
    .select(ePersonColumns)
    .select(['e.staff_id', 'u.name as unit', 'u.name_lo as unitLo'])
    .select(['r.employee_id as employeeId', 'r.date', 'r.is_flagged as isFlagged', ...outcomeColumns])
    .select(
      sql<boolean>`exists (select from attendance_period p where p.workspace_id = r.workspace_id
        and p.is_closed and r.date between p.from_date and p.to_date)`.as('locked'),
    )
export type RecordRow = InferResult<ReturnType<typeof shown>>[number]

/** Flagged ones first, then the newest. */
export function listRecordRows(
  db: Scope,
  filter: RecordFilter,
  { limit, offset, after }: PageWindow<RecordKey>,
): Promise<RecordRow[]> {
  return shown(filteredRecords(db, filter))
    .$if(after !== undefined, query => query.where(isBehind(after ?? ['', '', '0'])))
    .orderBy('r.is_flagged', 'desc')
    .orderBy('r.date', 'desc')
    .orderBy('r.employee_id')
    .limit(limit)
    .offset(offset)
    .execute()
}

const isBehind = ([isFlagged, date, id]: RecordKey): RawBuilder<SqlBool> =>
  sql`(r.is_flagged < ${isFlagged}::boolean or (r.is_flagged = ${isFlagged}::boolean
    and (r.date < ${date}::date or (r.date = ${date}::date and r.employee_id > ${Number(id)}::integer))))`

/** By name and date, at most `limit`. */
export const listExportedRecords = (
  db: Scope,
  filter: RecordFilter,
  { language, limit }: { readonly language: Language; readonly limit: number },
): Promise<RecordRow[]> =>
  shown(filteredRecords(db, filter))
    .orderBy(sortNames[language])
    .orderBy('e.id')
    .orderBy('r.date')
    .limit(limit)
    .execute()

export function findRecordRow(db: Scope, { employeeId, date }: DayOf): Promise<RecordRow | undefined> {
  const filter = {
    from: date,
    to: date,
    whose: [employeeId],
    status: undefined,
    unitId: undefined,
    search: '',
  }
  return shown(filteredRecords(db, filter)).executeTakeFirst()
}

/** The approved requests of a date, the earliest first. */
export const listApprovedOvertime = (db: Scope, { employeeId, date }: DayOf) =>
  db
    .from('ot_request')
    .select(['id', 'number', 'time_in as timeIn', 'time_out as timeOut'])
    .where('employee_id', '=', employeeId)
    .where('from_date', '=', date)
    .where('status', '=', 'APPROVED')
    .where('purpose', '<>', 'CANCELLATION')
    .orderBy('time_in')
    .execute()
