// The reader's choices of channels, and the hour of their digest (N1). Throws NO_EMPLOYEE_RECORD for a caller without a
// bell.
import type {
  getNotificationSettings,
  NotificationPaces,
  NotificationSettings,
  updateNotificationSettings,
} from '@hr/contract/notification-setting.ts'
import { channels, chosenKinds, defaultPaces, paceOf } from '@hr/domain/notification/channel.ts'
import type { ChosenPace } from '@hr/domain/notification/channel.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { findSettings, lockSettings, replaceChoices, saveDigestHour } from './notification-setting.store.ts'
import type { StoredSettings } from './notification-setting.store.ts'

export const settingsShown: Handler<typeof getNotificationSettings> = async ({ db, caller }) =>
  shown(await findSettings(db, ownEmployeeId(caller)))

export const settingsUpdated: Handler<typeof updateNotificationSettings> = async ({ db, caller, input }) => {
  const employeeId = ownEmployeeId(caller)
  await lockSettings(db, employeeId)
  const before = await findSettings(db, employeeId)
  const chosen = choicesIn(input.paces)
  await saveDigestHour(db, employeeId, input.digestHour)
  await replaceChoices(db, employeeId, chosen)
  await writeChange(db, employeeId, before, { ...before, chosen, digestHour: input.digestHour })
  await publishLive(db, { topic: 'notificationSetting', employeeIds: [employeeId] })
  return shown(await findSettings(db, employeeId))
}

/** Those that differ from the defaults. */
const choicesIn = (paces: NotificationPaces): ChosenPace[] =>
  chosenKinds.flatMap(kind =>
    channels
      .map(channel => ({ kind, channel, pace: paces[kind][channel] }))
      .filter(({ channel, pace }) => pace !== defaultPaces[kind][channel]),
  )

async function writeChange(
  db: Scope,
  employeeId: number,
  before: StoredSettings,
  after: StoredSettings,
): Promise<void> {
  const facts = ({ digestHour, chosen }: StoredSettings) => ({
    digestHour,
    notifications: chosen.map(({ kind, channel, pace }) => `${kind} ${channel} ${pace}`).toSorted(),
  })
  await writeAudit(db, {
    operation: 'UPDATE',
    entity: 'notification_setting',
    entityId: String(employeeId),
    before: facts(before),
    after: facts(after),
  })
}

function shown({ email, digestHour, chosen }: StoredSettings): NotificationSettings {
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
