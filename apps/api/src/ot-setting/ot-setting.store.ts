// The SQL of overtime settings (O1).
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { gradeRows, gradesOn } from '@hr/domain/overtime/dated-grades.ts'
import type { DatedSetting, DatedVersion } from '@hr/domain/overtime/ot-setting-on.ts'
import type { OtSetting } from '@hr/domain/overtime/ot-setting.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { bandsOf, storedRates } from './stored-rates.ts'

export type StoredVersion = OtSetting & DatedVersion & { readonly lawReason: string }
export type OtNames = { readonly name: string; readonly nameLo: string }
/** Versions: the newest first. */
export type StoredSetting = OtNames & DatedSetting<StoredVersion> & { readonly version: number }

/** All of the company, the default first, then by name: there are few. */
export async function listStoredSettings(db: Scope): Promise<StoredSetting[]> {
  const [settings, versions, grades] = await Promise.all([
    db
      .from('ot_setting')
      .select(['id', 'name', 'name_lo as nameLo', 'is_default as isDefault', 'version'])
      .orderBy('is_default', 'desc')
      .orderBy('name')
      .execute(),
    listVersions(db),
    listGradeRows(db),
  ])
  const ofSettings = Map.groupBy(versions, version => version.settingId)
  return settings.map(setting => ({
    ...setting,
    versions: (ofSettings.get(setting.id) ?? []).map(({ settingId, rates, ...version }) => ({
      ...version,
      dailyOtTime: bandsOf(rates),
      jobGradeIds: setting.isDefault ? [] : gradesOn(grades, settingId, version.from),
    })),
  }))
}

const listVersions = (db: Scope) =>
  db
    .from('ot_setting_version as v')
    .select([
      'v.setting_id as settingId',
      'v.valid_from as from',
      'v.working_days_per_month as workingDayPerMonth',
      'v.working_hours_per_day as workingHourPerDay',
      'v.max_hours_per_day as maxHourPerDay',
      'v.max_hours_per_month as maxHourPerMonth',
      'v.max_consecutive_days as maxConsecutiveDays',
      'v.break_from_hours as totalHourRequiredBreak',
      'v.break_after_hours as breakTimeStartAfter',
      'v.break_hours as breakTimeDeductionDuration',
      'v.min_hours_per_request as minHourPerRequest',
      'v.law_reason as lawReason',
    ])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('ot_setting_rate as r')
          .select(['r.day_type as dayType', 'r.time_in as timeIn', 'r.percent'])
          .whereRef('r.workspace_id', '=', 'v.workspace_id')
          .whereRef('r.setting_id', '=', 'v.setting_id')
          .whereRef('r.valid_from', '=', 'v.valid_from'),
      ).as('rates'),
    )
    .orderBy('v.valid_from', 'desc')
    .execute()

const listGradeRows = (db: Scope) =>
  db
    .from('ot_setting_grade')
    .select(['job_grade_id as jobGradeId', 'valid_from as from', 'setting_id as settingId'])
    .execute()

/** Serialises changes of the settings until the transaction ends. */
export async function lockOtSettings(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`overtime settings ${db.workspaceId}`}, 0))`.execute(
    db,
  )
}

export async function insertOtSetting(
  db: Scope,
  { name, nameLo, isDefault }: OtNames & { readonly isDefault: boolean },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('ot_setting')
    .values({ workspace_id: db.workspaceId, id, name, name_lo: nameLo, is_default: isDefault })
    .execute()
  return id
}

/** Increments the version. */
export async function saveNames(
  db: Scope,
  { id, name, nameLo }: OtNames & { readonly id: string },
): Promise<void> {
  await db
    .update('ot_setting')
    .set(eb => ({ name, name_lo: nameLo, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Replaces the version of that day if there is one. Its grades are saved by saveGrades. */
export async function saveVersion(db: Scope, settingId: string, version: StoredVersion): Promise<void> {
  await deleteVersion(db, settingId, version.from)
  const key = { workspace_id: db.workspaceId, setting_id: settingId, valid_from: version.from }
  await db
    .insertInto('ot_setting_version')
    .values({
      ...key,
      working_days_per_month: version.workingDayPerMonth,
      working_hours_per_day: version.workingHourPerDay,
      max_hours_per_day: version.maxHourPerDay,
      max_hours_per_month: version.maxHourPerMonth,
      max_consecutive_days: version.maxConsecutiveDays,
      break_from_hours: version.totalHourRequiredBreak,
      break_after_hours: version.breakTimeStartAfter,
      break_hours: version.breakTimeDeductionDuration,
      min_hours_per_request: version.minHourPerRequest,
      law_reason: version.lawReason,
    })
    .execute()
  const rates = storedRates(version.dailyOtTime)
  if (rates.length === 0) return
  await db
    .insertInto('ot_setting_rate')
    .values(
      rates.map(({ dayType, timeIn, percent }) => ({ ...key, day_type: dayType, time_in: timeIn, percent })),
    )
    .execute()
}

export async function deleteVersion(db: Scope, settingId: string, from: LocalDate): Promise<void> {
  await db
    .delete('ot_setting_version')
    .where('setting_id', '=', settingId)
    .where('valid_from', '=', from)
    .execute()
}

/** The grades of all settings. */
export async function saveGrades(db: Scope, settings: readonly DatedSetting[]): Promise<void> {
  await db.delete('ot_setting_grade').execute()
  const rows = gradeRows(settings)
  if (rows.length === 0) return
  await db
    .insertInto('ot_setting_grade')
    .values(
      rows.map(({ jobGradeId, from, settingId }) => ({
        workspace_id: db.workspaceId,
        job_grade_id: jobGradeId,
        valid_from: from,
        setting_id: settingId,
      })),
    )
    .execute()
}

/** With its versions; nothing may name it in the grades. */
export async function deleteSetting(db: Scope, id: string): Promise<void> {
  await db.delete('ot_setting').where('id', '=', id).execute()
}
