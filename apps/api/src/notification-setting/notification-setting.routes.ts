import { getNotificationSettings, updateNotificationSettings } from '@hr/contract/notification-setting.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { settingsShown, settingsUpdated } from './own-settings.ts'

export const notificationSettingRoutes: readonly Route[] = [
  route(getNotificationSettings, settingsShown),
  route(updateNotificationSettings, settingsUpdated),
]
