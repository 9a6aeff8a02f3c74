// All SQL of the company profile (N4).
import type { Language } from '@hr/contract/messages/text.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

/** The default time zone (domain.md, Units). */
export const defaultTimeZone = 'Asia/Vientiane'

export type CompanyProfileRow = Selectable<Tables['company_profile']>

/** Throws if the workspace has no profile; every workspace is created with one. */
export function getCompanyProfile(db: Scope): Promise<CompanyProfileRow> {
  return db.from('company_profile').selectAll().executeTakeFirstOrThrow()
}

/** The last date whose days are final; null before the first. */
export async function getClosedTo(db: Scope): Promise<LocalDate | null> {
  const row = await db.from('company_profile').select('attendance_closed_to').executeTakeFirstOrThrow()
  return row.attendance_closed_to
}

/** Waits for concurrent changes of the profile. */
export function lockCompanyProfile(db: Scope): Promise<CompanyProfileRow> {
  return db.from('company_profile').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Increments the version. */
export async function saveCompanyProfile(
  db: Scope,
  columns: Updateable<Tables['company_profile']>,
): Promise<void> {
  await db
    .update('company_profile')
    .set(eb => ({ ...columns, version: eb('version', '+', 1) }))
    .execute()
}

/** The name of its picture; null = none. */
export async function saveLogo(db: Scope, logo: string | null): Promise<void> {
  await db.update('company_profile').set({ logo }).execute()
}

export type CompanyTime = Pick<CompanyProfileRow, 'time_zone' | 'attendance_since'> & {
  readonly year_starts: YearStarts
}

/** Cached per transaction, because almost every call needs the company's date. */
const timeReadBefore = new WeakMap<object, Map<string, CompanyTime>>()

export async function getCompanyTime(db: Scope): Promise<CompanyTime> {
  const known = timeReadBefore.get(db.transactionKey)?.get(db.workspaceId)
  if (known) return known
  return readCompanyTime(db)
}

/** Reads the current values again, after waiting for a lock. */
export async function readCompanyTime(db: Scope): Promise<CompanyTime> {
  const time = await db
    .from('company_profile')
    .select(['time_zone', 'attendance_since', yearStarts.as('year_starts')])
    .executeTakeFirstOrThrow()
  rememberCompanyTime(db, time)
  return time
}

/** Of a row of company_profile (L2). */
export const yearStarts = sql<YearStarts>`json_build_object('month', leave_year_start_month, 'changes', (
  select coalesce(json_agg(json_build_object('year', s.year, 'from', s.from_date) order by s.year), '[]')
  from leave_year_start s where s.workspace_id = company_profile.workspace_id))`

/** Stores time settings that another query has read, to save a statement. */
export function rememberCompanyTime(db: Scope, time: CompanyTime): void {
  const { transactionKey, workspaceId } = db
  timeReadBefore.set(transactionKey, new Map(timeReadBefore.get(transactionKey)).set(workspaceId, time))
}

export async function insertCompanyProfile(
  db: Db,
  row: Insertable<Tables['company_profile']>,
): Promise<void> {
  await db.insertInto('company_profile').values(row).execute()
}

const defaultShift = (db: Scope) => db.from('company_profile').select('default_work_shift_id as id')

/** What the company demands of new passwords; null = nothing beyond the usual rules. */
export async function findPasswordMinimum(db: Scope): Promise<number | null> {
  const row = await db.from('company_profile').select('password_min_length as least').executeTakeFirst()
  return row?.least ?? null
}

/** The default first. */
export async function getLanguages(db: Scope): Promise<Language[]> {
  return (await db.from('company_profile').select('languages').executeTakeFirstOrThrow()).languages
}

/** Locks the profile. */
export const lockDefaultShift = async (db: Scope): Promise<string | null> =>
  (await defaultShift(db).forUpdate().executeTakeFirstOrThrow()).id

export async function saveDefaultShift(db: Scope, workShiftId: string): Promise<void> {
  await db.update('company_profile').set({ default_work_shift_id: workShiftId }).execute()
}

/** The last date whose days are final; does nothing if it is no longer `known`. */
export async function updateClosedTo(db: Scope, date: LocalDate, known: LocalDate | null): Promise<void> {
  await db
    .update('company_profile')
    .set({ attendance_closed_to: date })
    .where(sql<boolean>`attendance_closed_to is not distinct from ${known}::date`)
    .execute()
}

/** Reopens the days from this date on. */
export async function reopenClosedTo(db: Scope, date: LocalDate): Promise<void> {
  const update = db
    .update('company_profile')
    .set({ attendance_closed_to: addDays(date, -1) })
    .where('attendance_closed_to', '>=', date)
  await sendWrite(db, update.compile())
}

/** The version of the rules that the stored days were checked against (A16). */
export async function getCheckedRules(db: Scope): Promise<number> {
  const row = await db.from('company_profile').select('attendance_rules_version').executeTakeFirstOrThrow()
  return row.attendance_rules_version
}

/** False if another process was first. */
export async function saveCheckedRules(db: Scope, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .update('company_profile')
    .set({ attendance_rules_version: version })
    .where('attendance_rules_version', '<', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
