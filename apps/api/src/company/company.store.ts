// All SQL of the company profile (N4).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { sendWrite } from '#api/db/connect/open-transaction.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

/** The default time zone (domain.md, Units). */
export const defaultTimeZone = 'Asia/Vientiane'

/** Throws if the workspace has no profile; every workspace is created with one. */
export function getCompanyProfile(db: Db, workspaceId: string) {
  return db
    .selectFrom('company_profile')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
}

export type CompanyTime = Pick<
  Selectable<Tables['company_profile']>,
  'time_zone' | 'leave_year_start_month' | 'attendance_since'
>

/** Cached per transaction, because almost every call needs the company's date. */
const timeReadBefore = new WeakMap<Db, Map<string, CompanyTime>>()

export async function getCompanyTime(db: Db, workspaceId: string): Promise<CompanyTime> {
  const known = timeReadBefore.get(db)?.get(workspaceId)
  if (known) return known
  const time = await db
    .selectFrom('company_profile')
    .select(['time_zone', 'leave_year_start_month', 'attendance_since'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  if (db.isTransaction) rememberCompanyTime(db, workspaceId, time)
  return time
}

/** Stores time settings that another query has read, to save a statement. */
export function rememberCompanyTime(db: Db, workspaceId: string, time: CompanyTime): void {
  timeReadBefore.set(db, new Map(timeReadBefore.get(db)).set(workspaceId, time))
}

export async function insertCompanyProfile(
  db: Db,
  row: Insertable<Tables['company_profile']>,
): Promise<void> {
  await db.insertInto('company_profile').values(row).execute()
}

const defaultShift = (db: Db, workspaceId: string) =>
  db
    .selectFrom('company_profile')
    .select('default_work_shift_id as id')
    .where('workspace_id', '=', workspaceId)

export const findDefaultShift = async (db: Db, workspaceId: string): Promise<string | null> =>
  (await defaultShift(db, workspaceId).executeTakeFirstOrThrow()).id

/** Locks the profile. */
export const lockDefaultShift = async (db: Db, workspaceId: string): Promise<string | null> =>
  (await defaultShift(db, workspaceId).forUpdate().executeTakeFirstOrThrow()).id

export async function saveDefaultShift(db: Db, workspaceId: string, workShiftId: string): Promise<void> {
  await db
    .updateTable('company_profile')
    .set({ default_work_shift_id: workShiftId })
    .where('workspace_id', '=', workspaceId)
    .execute()
}

/** The last date whose days are final; does nothing if it is no longer `known`. */
export async function updateClosedTo(
  db: Db,
  workspaceId: string,
  date: LocalDate,
  known: LocalDate | null,
): Promise<void> {
  await db
    .updateTable('company_profile')
    .set({ attendance_closed_to: date })
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`attendance_closed_to is not distinct from ${known}::date`)
    .execute()
}

/** Reopens the days from this date on. */
export async function reopenClosedTo(db: Db, workspaceId: string, date: LocalDate): Promise<void> {
  const update = db
    .updateTable('company_profile')
    .set({ attendance_closed_to: addDays(date, -1) })
    .where('workspace_id', '=', workspaceId)
    .where('attendance_closed_to', '>=', date)
  await sendWrite(db, update.compile())
}

/** The version of the rules that the stored days were checked against (A16). */
export async function getCheckedRules(db: Db, workspaceId: string): Promise<number> {
  const row = await db
    .selectFrom('company_profile')
    .select('attendance_rules_version')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return row.attendance_rules_version
}

/** False if another process was first. */
export async function saveCheckedRules(db: Db, workspaceId: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company_profile')
    .set({ attendance_rules_version: version })
    .where('workspace_id', '=', workspaceId)
    .where('attendance_rules_version', '<', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
