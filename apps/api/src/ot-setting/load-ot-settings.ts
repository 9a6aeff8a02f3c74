// The overtime setting of people on dates, by the job grade that they have then (O1, P8).
import type { DateRange } from '@hr/domain/calendar/date-filter.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { otSettingOn, otVersionOn } from '@hr/domain/overtime/ot-setting-on.ts'
import type { OtSetting } from '@hr/domain/overtime/ot-setting.ts'
import { gradeOn, listGradeHistories } from '#api/people/grade-history.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listStoredSettings } from './ot-setting.store.ts'
import type { StoredSetting } from './ot-setting.store.ts'

/** For dates in the range. */
export async function loadOtSettings(
  db: Scope,
  employeeIds: readonly number[],
  dates: DateRange,
): Promise<(employeeId: number, date: LocalDate) => OtSetting> {
  const [settings, grades] = await Promise.all([
    listStoredSettings(db),
    listGradeHistories(db, employeeIds, dates),
  ])
  return (employeeId, date) => versionFor(settings, gradeOn(grades.get(employeeId), date)?.jobGradeId, date)
}

type AsOf = {
  readonly settings: readonly StoredSetting[]
  readonly employeeIds: readonly number[]
  readonly dates: DateRange
  readonly from: LocalDate
}

/** The same as if what applies on `from` had applied on all dates. */
export async function settingsAsOf(db: Scope, { settings, employeeIds, dates, from }: AsOf) {
  const grades = await listGradeHistories(db, employeeIds, dates)
  return (employeeId: number, date: LocalDate): OtSetting =>
    versionFor(settings, gradeOn(grades.get(employeeId), date)?.jobGradeId, from)
}

export function versionFor(
  settings: readonly StoredSetting[],
  jobGradeId: string | null | undefined,
  date: LocalDate,
): OtSetting {
  const setting = otSettingOn(settings, jobGradeId ?? null, date)
  const version = setting && otVersionOn(setting.versions, date)
  if (!version)
    throw new Error('Every company has a default overtime setting that began before its first day')
  return version
}
