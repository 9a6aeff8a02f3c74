// A job grade is in at most one overtime setting on each date (O1).
import { takenGrade } from '@hr/domain/overtime/taken-grade.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockRow } from '#api/db/lock-row.ts'
import { formatDate } from '#api/http/format-date.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listCounted } from '#api/organization/position.queries.ts'
import type { StoredSetting } from './ot-setting.store.ts'

/** NOT_FOUND for an unknown grade. Nobody deletes one of them until the transaction ends. */
export async function lockGrades(db: Scope, jobGradeIds: readonly string[]): Promise<void> {
  for (const id of jobGradeIds) if (!(await lockRow(db, 'job_grade', id))) throw new Refusal('NOT_FOUND')
}

/** OT_GRADE_TAKEN with the other setting and the first date. */
export async function refuseTakenGrade(
  { db, language }: Pick<Work<unknown>, 'db' | 'language'>,
  changed: StoredSetting,
  settings: readonly StoredSetting[],
): Promise<void> {
  const taken = takenGrade(changed, settings)
  if (!taken) return
  const nameOf = (row: { readonly name: string; readonly nameLo: string } | undefined) =>
    row === undefined ? '' : nameIn(row, language)
  const grades = await listCounted(db, 'job_grade', taken.date)
  const parameters = {
    grade: nameOf(grades.find(({ id }) => id === taken.jobGradeId)),
    setting: nameOf(settings.find(({ id }) => id === taken.settingId)),
    date: formatDate(taken.date),
  }
  throw new Refusal('OT_GRADE_TAKEN', parameters, [
    { path: 'jobGradeIds', code: 'OT_GRADE_TAKEN', parameters },
  ])
}
