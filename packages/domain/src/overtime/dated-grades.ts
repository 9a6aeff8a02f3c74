// The setting of each job grade by date (O1), as rows that cannot overlap, and back.
import type { LocalDate } from '../calendar/local-date.ts'
import { otSettingOn, otVersionOn } from './ot-setting-on.ts'
import type { DatedSetting } from './ot-setting-on.ts'

/** From its date until the grade's next row; before its first row a grade has the default. */
type GradeRow = { readonly jobGradeId: string; readonly from: LocalDate; readonly settingId: string }

/** By grade and date; only the dates on which the setting of the grade changes. */
export function gradeRows(settings: readonly DatedSetting[]): GradeRow[] {
  const versions = settings.flatMap(setting => setting.versions)
  const dates = [...new Set(versions.map(({ from }) => from))].toSorted()
  const jobGradeIds = [...new Set(versions.flatMap(version => version.jobGradeIds))].toSorted()
  const defaultId = settings.find(({ isDefault }) => isDefault)?.id
  return jobGradeIds.flatMap(jobGradeId => {
    let last = defaultId
    return dates.flatMap(from => {
      const settingId = otSettingOn(settings, jobGradeId, from)?.id
      if (settingId === undefined || settingId === last) return []
      last = settingId
      return [{ jobGradeId, from, settingId }]
    })
  })
}

/** The grades of a setting that is not the default. */
export function gradesOn(rows: readonly GradeRow[], settingId: string, date: LocalDate): string[] {
  const ofGrades = Map.groupBy(rows, ({ jobGradeId }) => jobGradeId)
  return [...ofGrades].flatMap(([jobGradeId, own]) =>
    otVersionOn(own, date)?.settingId === settingId ? [jobGradeId] : [],
  )
}
