// A job grade is in at most one overtime setting on each date (O1).
import type { LocalDate } from '../calendar/local-date.ts'
import { otVersionOn } from './ot-setting-on.ts'
import type { DatedSetting } from './ot-setting-on.ts'

/** `date`: the first one on which the other setting names the grade, too. */
type TakenGrade = { readonly jobGradeId: string; readonly settingId: string; readonly date: LocalDate }

/** The earliest, for the changed setting among the others. */
export function takenGrade(changed: DatedSetting, others: readonly DatedSetting[]): TakenGrade | undefined {
  const dates = [changed, ...others].flatMap(({ versions }) => versions.map(({ from }) => from))
  for (const date of dates.toSorted()) {
    const named = otVersionOn(changed.versions, date)?.jobGradeIds ?? []
    for (const { id, versions } of others.filter(other => other.id !== changed.id)) {
      const theirs = otVersionOn(versions, date)?.jobGradeIds ?? []
      const jobGradeId = named.find(grade => theirs.includes(grade))
      if (jobGradeId !== undefined) return { jobGradeId, settingId: id, date }
    }
  }
  return undefined
}
