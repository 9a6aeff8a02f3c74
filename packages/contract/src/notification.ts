// The bell (N1). `q=UNREAD` gives the count only.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, nothing, paging } from './envelope.ts'
import { choice, id } from './field.ts'

export const notification = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of the web application. */
  link: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})
export type Notification = z.output<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  allow: 'signedIn',
  topics: ['notification'],
  summary: 'Own notifications, newest first; `q=UNREAD` gives {unread} without rows',
  input: z.strictObject({ ...paging, q: z._default(choice(['ALL', 'UNREAD']), 'ALL') }),
  output: z.extend(listOf(notification), { unread: z.int() }),
})

export const readNotification = endpoint({
  method: 'POST',
  path: '/notifications/:id/read',
  allow: 'signedIn',
  topics: ['notification'],
  summary: 'Mark one as read',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read-all',
  allow: 'signedIn',
  topics: ['notification'],
  summary: 'Mark all as read',
  input: z.strictObject({}),
  output: nothing,
})
