// The reader's choices of channels, and the hour of their digest (N1). Throws NO_EMPLOYEE_RECORD for a caller without a
// bell.
import type * as contract from '@hr/contract/notification-setting.ts'
import { channels, chosenKinds, defaultPaces, paceOf } from '@hr/domain/notification/channel.ts'
import type { ChosenPace } from '@hr/domain/notification/channel.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { findSettings, lockSettings, replaceChoices, saveDigestHour } from './notification-setting.store.ts'
import type { StoredSettings } from './notification-setting.store.ts'

export const getNotificationSettings: Handler<typeof contract.getNotificationSettings> = async ({
  db,
  caller,
}) => shown(await findSettings(db, ownEmployeeId(caller)))

export const updateNotificationSettings: Handler<typeof contract.updateNotificationSettings> = async ({
  db,
  caller,
  input,
}) => {
  const { digestHour, paces } = input
  const chosen = choicesIn(paces)
  return shown(await saveSettings(db, ownEmployeeId(caller), before => ({ ...before, chosen, digestHour })))
}

/** Two windows of one person save one after the other. */
export async function saveSettings(
  db: Scope,
  employeeId: number,
  change: (before: StoredSettings) => StoredSettings,
): Promise<StoredSettings> {
  await lockSettings(db, employeeId)
  const before = await findSettings(db, employeeId)
  const after = change(before)
  await saveDigestHour(db, employeeId, after.digestHour)
  await replaceChoices(db, employeeId, after.chosen.filter(isOwn))
  await writeChange(db, employeeId, before, after)
  await publishLive(db, { topic: 'notificationSetting', employeeIds: [employeeId] })
  return findSettings(db, employeeId)
}

const choicesIn = (paces: contract.NotificationPaces): ChosenPace[] =>
  chosenKinds.flatMap(kind => channels.map(channel => ({ kind, channel, pace: paces[kind][channel] })))

/** Only what differs from the defaults is stored. */
const isOwn = ({ kind, channel, pace }: ChosenPace) => pace !== defaultPaces[kind][channel]

async function writeChange(
  db: Scope,
  employeeId: number,
  before: StoredSettings,
  after: StoredSettings,
): Promise<void> {
  const facts = ({ digestHour, chosen }: StoredSettings) => ({
    digestHour,
    notifications: chosen
      .filter(isOwn)
      .map(({ kind, channel, pace }) => `${kind} ${channel} ${pace}`)
      .toSorted(),
  })
  await auditUpdate(db, 'notification_setting', String(employeeId), {
    before: facts(before),
    after: facts(after),
  })
}

function shown({ email, digestHour, chosen }: StoredSettings): contract.NotificationSettings {
  const pacesFor = (kind: (typeof chosenKinds)[number]) => ({
    BELL: paceOf(chosen, kind, 'BELL'),
    PUSH: paceOf(chosen, kind, 'PUSH'),
    EMAIL: paceOf(chosen, kind, 'EMAIL'),
  })
  const paces = {
    LEAVE: pacesFor('LEAVE'),
    ATTENDANCE: pacesFor('ATTENDANCE'),
    OFF_SITE: pacesFor('OFF_SITE'),
    OT: pacesFor('OT'),
    EMPLOYEE: pacesFor('EMPLOYEE'),
    COMPANY: pacesFor('COMPANY'),
  }
  return { email, digestHour, paces }
}
