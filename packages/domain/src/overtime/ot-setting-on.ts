// Which overtime setting applies to a job grade on a date (O1): the one that names it, otherwise the default.
import type { LocalDate } from '../calendar/local-date.ts'

export type DatedVersion = { readonly from: LocalDate; readonly jobGradeIds: readonly string[] }
export type DatedSetting<Version extends DatedVersion = DatedVersion> = {
  readonly id: string
  readonly isDefault: boolean
  readonly versions: readonly Version[]
}

/** The latest that has begun; undefined = the setting begins later. */
export function otVersionOn<Version extends Pick<DatedVersion, 'from'>>(
  versions: readonly Version[],
  date: LocalDate,
): Version | undefined {
  let found: Version | undefined
  for (const version of versions)
    if (version.from <= date && (found === undefined || version.from > found.from)) found = version
  return found
}

/** Undefined only without a default. A person without a grade (null) has the default. */
export function otSettingOn<Setting extends DatedSetting>(
  settings: readonly Setting[],
  jobGradeId: string | null,
  date: LocalDate,
): Setting | undefined {
  const naming = settings.find(
    ({ isDefault, versions }) =>
      !isDefault && jobGradeId !== null && otVersionOn(versions, date)?.jobGradeIds.includes(jobGradeId),
  )
  return naming ?? settings.find(({ isDefault }) => isDefault)
}
