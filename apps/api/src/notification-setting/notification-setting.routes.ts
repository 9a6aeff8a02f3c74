import { getNotificationSettings, updateNotificationSettings } from '@hr/contract/notification-setting.ts'
import { getMailChoice, turnMailOff, turnMailOn } from '@hr/contract/mail-choice.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { mailChoiceShown, mailTurnedOff, mailTurnedOn } from './mail-choice.ts'
import { settingsShown, settingsUpdated } from './own-settings.ts'

export const notificationSettingRoutes: readonly Route[] = [
  route(getNotificationSettings, settingsShown),
  route(updateNotificationSettings, settingsUpdated),
  route(getMailChoice, mailChoiceShown),
  route(turnMailOff, mailTurnedOff),
  route(turnMailOn, mailTurnedOn),
]
