// Gives the demo company overtime settings for some of its job grades (O1).
import { addMonths, startOfMonth } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import {
  insertOtSetting,
  listStoredSettings,
  saveGrades,
  saveVersion,
} from '#api/ot-setting/ot-setting.store.ts'
import type { StoredSetting } from '#api/ot-setting/ot-setting.store.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { otSettings } from './demo/ot-settings.ts'

export async function giveOtSettings(
  trx: Scope,
  { founding, today }: DemoCalendar,
  gradeIds: ReadonlyMap<string, string>,
): Promise<void> {
  const days = { from: founding, next: addMonths(startOfMonth(today), 2) }
  const settings: StoredSetting[] = await listStoredSettings(trx)
  for (const { name, nameLo, grades, versions } of otSettings) {
    const id = await insertOtSetting(trx, { name, nameLo, isDefault: false })
    const jobGradeIds = grades.map(grade => gradeIds.get(grade) ?? '')
    const dated = versions(days).map(version => ({ ...version, jobGradeIds }))
    for (const version of dated) await saveVersion(trx, id, version)
    settings.push({ id, name, nameLo, isDefault: false, version: 1, versions: dated })
  }
  await saveGrades(trx, settings)
}
