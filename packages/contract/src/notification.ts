// The bell (N1).
import * as z from 'zod/mini'
import { notificationKinds } from '@hr/domain/notification/channel.ts'
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
  kind: z.enum(notificationKinds),
  /** What the reader is to decide: a request of the kind, or another thing that `link` leads to. */
  asksFor: z.nullable(z.string()),
  /** How and by whom that was decided, as text. */
  ended: z.nullable(z.string()),
})
export type Notification = z.output<typeof notification>

export const listNotifications = endpoint('GET', '/notifications', {
  allow: 'signedIn',
  topics: ['notification'],
  summary:
    'Own notifications, newest first; `q=UNREAD` lists those not read yet. `unread` counts them for the bell',
  input: z.strictObject({
    ...paging,
    q: z._default(choice(['ALL', 'UNREAD']), 'ALL'),
    kind: z.optional(choice(notificationKinds)),
  }),
  /** `kinds`: those of which the reader has notifications. */
  output: z.extend(listOf(notification), { unread: z.int(), kinds: z.array(z.enum(notificationKinds)) }),
})

export const readNotification = endpoint('POST', '/notifications/:id/read', {
  allow: 'signedIn',
  topics: ['notification'],
  summary: 'Mark one as read',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const unreadNotification = endpoint('POST', '/notifications/:id/unread', {
  allow: 'signedIn',
  topics: ['notification'],
  summary: 'Mark one as unread again, unless it asked for a decision that was made',
  input: z.strictObject({ id: id() }),
  output: nothing,
})

export const readAllNotifications = endpoint('POST', '/notifications/read-all', {
  allow: 'signedIn',
  topics: ['notification'],
  summary: 'Mark all as read',
  input: z.strictObject({}),
  output: nothing,
})
