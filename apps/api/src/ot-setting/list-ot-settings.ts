// Overtime settings with their versions, grades and the people they apply to (O1).
import type { OtGrade, OtSettingHistory, OtSettingRow, OtVersion } from '@hr/contract/ot-setting.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { otSinceEver } from '@hr/domain/overtime/default-ot-setting.ts'
import { otSettingOn, otVersionOn } from '@hr/domain/overtime/ot-setting-on.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { listCounted } from '#api/organization/position.queries.ts'
import type { NamedRow } from '#api/organization/position.queries.ts'
import { countPeopleAtWork } from './ot-setting.queries.ts'
import { listStoredSettings } from './ot-setting.store.ts'
import type { StoredSetting } from './ot-setting.store.ts'

export async function listOtSettings(db: Scope): Promise<OtSettingRow[]> {
  return (await histories(db)).map(({ versions: _versions, ...setting }) => setting)
}

/** NOT_FOUND. */
export async function getOtSetting(db: Scope, id: string): Promise<OtSettingHistory> {
  return orNotFound((await histories(db)).find(setting => setting.id === id))
}

async function histories(db: Scope): Promise<OtSettingHistory[]> {
  const today = await todayIn(db)
  const [settings, grades, everybody] = await Promise.all([
    listStoredSettings(db),
    gradesInOrder(db, today),
    countPeopleAtWork(db, today),
  ])
  const peopleOf = (setting: StoredSetting) =>
    grades
      .filter(({ id }) => otSettingOn(settings, id, today)?.id === setting.id)
      .reduce((sum, { employeeCount }) => sum + employeeCount, 0)
  const withGrade = grades.reduce((sum, { employeeCount }) => sum + employeeCount, 0)
  return settings.map(setting => {
    const { id, name, nameLo, isDefault, version } = setting
    const versions = toOtVersions(setting, grades)
    return {
      id,
      name,
      nameLo,
      isDefault,
      people: peopleOf(setting) + (isDefault ? everybody - withGrade : 0),
      current: otVersionOn(versions, today) ?? null,
      next: versions.findLast(({ from }) => from > today) ?? null,
      version,
      versions,
    }
  })
}

function toOtVersions({ versions }: StoredSetting, grades: readonly NamedRow[]): OtVersion[] {
  return versions.map(({ jobGradeIds, dailyOtTime, ...version }, index) => {
    const next = versions[index - 1]
    return {
      ...version,
      isSinceEver: version.from === otSinceEver,
      to: next === undefined ? null : addDays(next.from, -1),
      jobGrades: grades.filter(({ id }) => jobGradeIds.includes(id)).map(toNamed),
      dailyOtTime: [...dailyOtTime],
    }
  })
}

/** Each with the setting that names it on the date. */
export async function listOtGrades(db: Scope, date: LocalDate | undefined): Promise<OtGrade[]> {
  const today = await todayIn(db)
  const [settings, grades] = await Promise.all([listStoredSettings(db), gradesInOrder(db, today)])
  return grades.map(grade => {
    const setting = otSettingOn(settings, grade.id, date ?? today)
    return {
      ...toNamed(grade),
      people: grade.employeeCount,
      setting: setting && !setting.isDefault ? toNamed(setting) : null,
    }
  })
}

const toNamed = ({ id, name, nameLo }: Pick<NamedRow, 'id' | 'name' | 'nameLo'>) => ({ id, name, nameLo })

/** Counted on the date. */
const gradesInOrder = async (db: Scope, date: LocalDate): Promise<NamedRow[]> =>
  (await listCounted(db, 'job_grade', date)).toSorted(
    (one, other) => one.sortOrder - other.sortOrder || one.name.localeCompare(other.name),
  )
