// Adds, changes and deletes overtime settings (O1): a change applies from a day on, never in a closed period.
import type { Language } from '@hr/contract/messages/text.ts'
import type * as contract from '@hr/contract/ot-setting.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { otSinceEver } from '@hr/domain/overtime/default-ot-setting.ts'
import { otVersionOn } from '@hr/domain/overtime/ot-setting-on.ts'
import { auditCreate, auditDelete, auditUpdate } from '#api/audit/write-audit.ts'
import { refuseClosedDates } from '#api/calendar/refuse-closed-dates.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { checkedVersion } from './checked-version.ts'
import { guardOwnOvertime } from './guard-own-overtime.ts'
import { getOtSetting } from './list-ot-settings.ts'
import {
  deleteSetting,
  deleteVersion,
  insertOtSetting,
  listStoredSettings,
  lockOtSettings,
  saveGrades,
  saveNames,
  saveVersion,
} from './ot-setting.store.ts'
import type { StoredSetting, StoredVersion, OtNames } from './ot-setting.store.ts'
import { lockGrades, refuseTakenGrade } from './refuse-taken-grade.ts'
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import type { OtDayType } from '@hr/domain/overtime/ot-setting.ts'

/** A version of an overtime setting in the audit log: one line per band. */
function otSettingFacts({ name, nameLo }: OtNames, version: StoredVersion | undefined) {
  if (!version) return { name, nameLo }
  const { dailyOtTime, lawReason, ...facts } = version
  const lines = (dayType: OtDayType) =>
    dailyOtTime
      .filter(band => band.dayType === dayType)
      .map(({ timeIn, timeOut, percent }) => `${timeIn}-${timeOut}: ${percent} %`)
  const [workday, restday, holiday] = otDayTypes.map(lines)
  return { name, nameLo, ...facts, workday, restday, holiday, ...(lawReason === '' ? {} : { lawReason }) }
}

const entity = 'ot_setting'

/** NOT_FOUND for an unknown grade, INVALID_INPUT, OT_BELOW_LAW, OT_GRADE_TAKEN, ATTENDANCE_PERIOD_CLOSED, ALREADY_EXISTS. */
export const createOtSetting: Handler<typeof contract.createOtSetting> = async work => {
  const { db, input, language } = work
  const version = checkedVersion(language, input)
  await lockOtSettings(db)
  await lockGrades(db, version.jobGradeIds)
  const others = await listStoredSettings(db)
  await refuseClosedDates(db, { from: input.from, to: lastDate })
  const { name, nameLo } = input
  const id = await refusingTakenName(language, () => insertOtSetting(db, { name, nameLo, isDefault: false }))
  const after = { id, name, nameLo, isDefault: false, version: 1, versions: [version] }
  await refuseTakenGrade(work, after, others)
  await guardOwnOvertime(work, { area: 'OT_SETTING_ADD', from: input.from, after, others }, input)
  await saveVersion(db, id, version)
  await saveGrades(db, [...others, after])
  await auditCreate(db, entity, id, otSettingFacts(after, version))
  await work.services.reactions.otSettingChanged(work, { from: input.from })
  return published(db, id)
}

/** As above; STALE; INVALID_INPUT for grades of the default. */
export const updateOtSetting: Handler<typeof contract.updateOtSetting> = async work => {
  const { db, input, language } = work
  const { id: _id, version: read, ...content } = input
  const version = checkedVersion(language, content)
  await lockOtSettings(db)
  await lockGrades(db, version.jobGradeIds)
  const settings = await listStoredSettings(db)
  const before = settingOf(settings, input)
  if (read !== before.version) throw new Refusal('STALE')
  if (before.isDefault && version.jobGradeIds.length > 0)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'jobGradeIds', code: 'otDefaultGrades', parameters: {} }])
  const earlier = otVersionOn(before.versions, input.from)
  const isChanged = !earlier || !isAlike(earlier, version)
  // A new name adds no version; the reason of the version of that day may be corrected.
  const isSaved = isChanged || earlier.from === input.from
  const { name, nameLo } = input
  const versions = isSaved ? withVersion(before.versions, version) : before.versions
  const after = { ...before, name, nameLo, versions }
  if (isChanged) {
    await refuseClosedDates(db, spanOf(after, input.from))
    await refuseTakenGrade(work, after, settings)
    const change = { area: 'OT_SETTING_EDIT', from: input.from, before, after, others: settings } as const
    await guardOwnOvertime(work, change, input)
  }
  await refusingTakenName(language, () => saveNames(db, after))
  if (isSaved) await saveVersion(db, after.id, version)
  await saveGrades(db, replaced(settings, after))
  await auditUpdate(db, entity, after.id, {
    before: otSettingFacts(before, earlier),
    after: otSettingFacts(after, isSaved ? version : earlier),
  })
  if (isChanged) await work.services.reactions.otSettingChanged(work, { from: input.from })
  return published(db, after.id)
}

/** NOT_FOUND, DEFAULT_OT_SETTING, ATTENDANCE_PERIOD_CLOSED; OT_GRADE_TAKEN if the version before would name a grade that another setting has. */
export const deleteOtSetting: Handler<typeof contract.deleteOtSetting> = async work => {
  const { db, input } = work
  await lockOtSettings(db)
  const settings = await listStoredSettings(db)
  const before = settingOf(settings, input)
  const removed = before.versions.filter(({ from }) => input.from === undefined || from === input.from)
  const first = orNotFound(removed.at(-1))
  if (before.isDefault && (input.from === undefined || first.from === otSinceEver))
    throw new Refusal('DEFAULT_OT_SETTING')
  const after = { ...before, versions: before.versions.filter(version => !removed.includes(version)) }
  const isWhole = after.versions.length === 0
  await refuseClosedDates(db, isWhole ? { from: first.from, to: lastDate } : spanOf(before, first.from))
  await refuseTakenGrade(work, after, settings)
  const change = { area: 'OT_SETTING_DELETE', from: first.from, before, after, others: settings } as const
  await guardOwnOvertime(work, change, input)
  await saveGrades(db, replaced(settings, after))
  if (isWhole) await deleteSetting(db, before.id)
  else {
    await deleteVersion(db, before.id, first.from)
    await saveNames(db, before)
  }
  for (const version of removed) await auditDelete(db, entity, before.id, otSettingFacts(before, version))
  await work.services.reactions.otSettingChanged(work, { from: first.from })
  await publish(db)
  return {}
}

const lastDate: LocalDate = '9999-12-31'

const settingOf = (settings: readonly StoredSetting[], { id }: { readonly id: string }): StoredSetting =>
  orNotFound(settings.find(setting => setting.id === id))
const replaced = (settings: readonly StoredSetting[], changed: StoredSetting): StoredSetting[] =>
  settings.map(setting => (setting.id === changed.id ? changed : setting))

/** In the place of the one of the same day, if any; the newest first. */
const withVersion = (versions: readonly StoredVersion[], version: StoredVersion): StoredVersion[] =>
  [version, ...versions.filter(({ from }) => from !== version.from)].toSorted((one, other) =>
    one.from < other.from ? 1 : -1,
  )

/** The days of the version that begins on that day. */
function spanOf({ versions }: StoredSetting, from: LocalDate) {
  const next = versions.findLast(version => version.from > from)
  return { from, to: next === undefined ? lastDate : addDays(next.from, -1) }
}

/** Nobody's overtime is counted or paid differently. */
function isAlike(one: StoredVersion, other: StoredVersion): boolean {
  const counted = ({ from: _from, lawReason: _reason, jobGradeIds, ...facts }: StoredVersion) =>
    JSON.stringify([jobGradeIds.toSorted(), Object.entries(facts).toSorted()])
  return counted(one) === counted(other)
}

const refusingTakenName = <T>(language: Language, save: () => Promise<T>): Promise<T> =>
  refusingTaken(language, { ot_setting_workspace_id_name_key: 'name' }, save)

const publish = (db: Scope): Promise<void> => publishLive(db, { topic: 'otSetting', employeeIds: [] })

async function published(db: Scope, id: string) {
  await publish(db)
  return getOtSetting(db, id)
}
