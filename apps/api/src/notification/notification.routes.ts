// The bell (N1).
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  unreadNotification,
} from '@hr/contract/notification.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { listNotifications as list } from './list-notifications.ts'
import { markAllNotificationsRead, markNotificationRead, markNotificationUnread } from './mark-read.ts'

export const notificationRoutes: readonly Route[] = [
  route(listNotifications, list),
  route(readAllNotifications, markAllNotificationsRead),
  route(readNotification, markNotificationRead),
  route(unreadNotification, markNotificationUnread),
]
