import * as contract from '@hr/contract/notification-setting.ts'
import * as mailContract from '@hr/contract/mail-choice.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { getMailChoice, turnMailOff, turnMailOn } from './mail-choice.ts'
import { getNotificationSettings, updateNotificationSettings } from './own-settings.ts'

export const notificationSettingRoutes: readonly Route[] = [
  route(contract.getNotificationSettings, getNotificationSettings),
  route(contract.updateNotificationSettings, updateNotificationSettings),
  route(mailContract.getMailChoice, getMailChoice),
  route(mailContract.turnMailOff, turnMailOff),
  route(mailContract.turnMailOn, turnMailOn),
]
