// The SQL of overtime records (O3-O6).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { OtOutcome } from '@hr/domain/overtime/settle-days.ts'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { StoredFacts } from '#api/db/schema/attendance-tables.ts'
import type { Dates } from '../day/day-facts.queries.ts'
import { dayKey } from '../day/day-people.queries.ts'
import { storedFacts } from '../day/stored-day.queries.ts'

/** Rows per statement: PostgreSQL allows 65,535 parameters. */
const batch = 3000

export type DayOf = { readonly employeeId: number; readonly date: LocalDate }
type People = Dates & { readonly employeeIds: readonly number[] }
type PeopleOrAll = Dates & { readonly employeeIds: readonly number[] | 'all' }

/** What `toOutcome` reads of `ot_record as r`. Building the object in the database takes three times as long. */
export const outcomeColumns = [
  'r.status',
  'r.day_type as dayType',
  'r.asked',
  'r.approved_minutes as approved',
  'r.worked_minutes as worked',
  'r.break_minutes as breakMinutes',
  'r.cut_by_day as cutByDay',
  'r.cut_by_month as cutByMonth',
  'r.payable_minutes as payable',
  'r.bands',
  'r.amount',
  'r.currency',
  'r.why',
] as const
type OutcomeRow = Omit<OtOutcome, 'pay'> & {
  readonly amount: number | null
  readonly currency: string | null
}

/** As the domain computes it. */
export const toOutcome = (row: OutcomeRow): OtOutcome => ({
  status: row.status,
  dayType: row.dayType,
  asked: row.asked,
  approved: row.approved,
  worked: row.worked,
  breakMinutes: row.breakMinutes,
  cutByDay: row.cutByDay,
  cutByMonth: row.cutByMonth,
  payable: row.payable,
  bands: row.bands,
  pay: row.amount !== null && row.currency !== null ? { amount: row.amount, currency: row.currency } : null,
  why: row.why,
})

/** Of a date that has a final day with overtime, a record, or both. */
export type OvertimeOf = DayOf & {
  readonly facts: StoredFacts | null
  readonly record: OtOutcome | null
}

/** By person and date. */
export async function listOvertime(db: Scope, people: PeopleOrAll): Promise<OvertimeOf[]> {
  const [days, records] = await Promise.all([listFinalDays(db, people), listStoredRecords(db, people)])
  const found = new Map<string, OvertimeOf>(
    records.map(row => [
      dayKey(row),
      { employeeId: row.employeeId, date: row.date, facts: null, record: toOutcome(row) },
    ]),
  )
  for (const day of days) found.set(dayKey(day), { ...day, record: found.get(dayKey(day))?.record ?? null })
  return [...found.values()].toSorted(
    (one, other) => one.employeeId - other.employeeId || (one.date < other.date ? -1 : 1),
  )
}

/** With overtime. */
const listFinalDays = (db: Scope, { employeeIds, from, to }: PeopleOrAll) =>
  db
    .from('attendance_day as d')
    .select(['d.employee_id as employeeId', 'd.date', storedFacts.as('facts')])
    .$if(employeeIds !== 'all', some =>
      some.where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`),
    )
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(sql<boolean>`d.facts ? 'overtime'`)
    .where('is_provisional', '=', false)
    .execute()

const listStoredRecords = (db: Scope, { employeeIds, from, to }: PeopleOrAll) =>
  db
    .from('ot_record as r')
    .select(['r.employee_id as employeeId', 'r.date', ...outcomeColumns])
    .$if(employeeIds !== 'all', some =>
      some.where(sql<boolean>`r.employee_id = any(${employeeIds}::integer[])`),
    )
    .where('r.date', '>=', from)
    .where('r.date', '<=', to)
    .execute()

export async function findOutcome(db: Scope, { employeeId, date }: DayOf): Promise<OtOutcome | undefined> {
  const row = await db
    .from('ot_record as r')
    .select(outcomeColumns)
    .where('r.employee_id', '=', employeeId)
    .where('r.date', '=', date)
    .executeTakeFirst()
  return row && toOutcome(row)
}

/** Stored days before and after these, open ones too, by person and date. */
export async function listNeighbourDays(db: Scope, days: readonly DayOf[]) {
  const { rows } = await sql<DayOf & { readonly facts: StoredFacts }>`
    select d.employee_id as "employeeId", d.date, ${storedFacts} as facts from attendance_day d
    join (
      select distinct employee_id, date + step as date
      from unnest(${days.map(({ employeeId }) => employeeId)}::integer[], ${days.map(({ date }) => date)}::date[])
        as o(employee_id, date), unnest(array[-1, 1]) as step
    ) as b on d.employee_id = b.employee_id and d.date = b.date
    where d.workspace_id = ${db.workspaceId}`.execute(db)
  return rows
}

/** The minutes that HR entered and nobody took back, the latest of each date. */
export async function listEnteredMinutes(db: Scope, { employeeIds, from, to }: People) {
  return db
    .from('ot_correction as c')
    .distinctOn(['c.employee_id', 'c.date'])
    .select(['c.employee_id as employeeId', 'c.date', 'c.minutes'])
    .where(sql<boolean>`c.employee_id = any(${employeeIds}::integer[])`)
    .where('c.date', '>=', from)
    .where('c.date', '<=', to)
    .where(
      sql<boolean>`not exists (select from ot_correction_undo u
        where u.workspace_id = c.workspace_id and u.correction_id = c.id)`,
    )
    .orderBy('c.employee_id')
    .orderBy('c.date')
    .orderBy('c.sequence', 'desc')
    .execute()
}

/** The salaries of people in the dates (P8). */
export async function listSalaries(db: Scope, { employeeIds, from, to }: People) {
  const rows = await db
    .from('employee_job')
    .select(['employee_id as employeeId', 'valid_from as from', 'valid_to as to'])
    .select(['salary_amount as amount', 'salary_currency as currency'])
    .where(sql<boolean>`employee_id = any(${employeeIds}::integer[])`)
    .where('valid_from', '<=', to)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', from)]))
    .execute()
  return Map.groupBy(rows, row => row.employeeId)
}

export type ChangedRecord = DayOf & { readonly before: OtOutcome | null; readonly after: OtOutcome | null }

/** Null = there is no record. */
export async function saveRecords(db: Scope, changed: readonly ChangedRecord[]): Promise<void> {
  const replaced = changed.filter(({ before }) => before !== null)
  const removal = db.delete('ot_record').where(
    sql<boolean>`(employee_id, date) in (select * from unnest(
        ${replaced.map(({ employeeId }) => employeeId)}::integer[], ${replaced.map(({ date }) => date)}::date[]))`,
  )
  if (replaced.length > 0) await sendWrite(db, removal.compile())
  const rows = changed.flatMap(({ employeeId, date, after }) =>
    after ? [{ workspace_id: db.workspaceId, employee_id: employeeId, date, ...toRow(after) }] : [],
  )
  for (const some of inBatches(rows, batch))
    await sendWrite(db, db.insertInto('ot_record').values(some).compile())
}

const toRow = (outcome: OtOutcome) => ({
  status: outcome.status,
  day_type: outcome.dayType,
  asked: JSON.stringify(outcome.asked),
  approved_minutes: outcome.approved,
  worked_minutes: outcome.worked,
  break_minutes: outcome.breakMinutes,
  cut_by_day: outcome.cutByDay,
  cut_by_month: outcome.cutByMonth,
  payable_minutes: outcome.payable,
  bands: JSON.stringify(outcome.bands),
  amount: outcome.pay?.amount ?? null,
  currency: outcome.pay?.currency ?? null,
  why: JSON.stringify(outcome.why),
})
