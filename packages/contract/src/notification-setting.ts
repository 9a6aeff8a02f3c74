// By which channels a person wants notifications of each kind (N1).
import { pacesOf } from '@hr/domain/notification/channel.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { choice } from './field.ts'

const perChannel = z.strictObject({
  BELL: choice(pacesOf.BELL),
  PUSH: choice(pacesOf.PUSH),
  EMAIL: choice(pacesOf.EMAIL),
})

const settings = {
  /** Without SECURITY, which nobody can turn off. */
  paces: z.strictObject({
    LEAVE: perChannel,
    ATTENDANCE: perChannel,
    OFF_SITE: perChannel,
    OT: perChannel,
    EMPLOYEE: perChannel,
    COMPANY: perChannel,
  }),
  /** The hour of the daily digest, in the company's time zone. */
  digestHour: z.int().check(z.gte(0), z.lte(23)),
}
const notificationSettings = z.object({
  ...settings,
  /** Where e-mails go. */
  email: z.nullable(z.string()),
})
export type NotificationSettings = z.output<typeof notificationSettings>
export type NotificationPaces = NotificationSettings['paces']

export const getNotificationSettings = endpoint('GET', '/notification-settings', {
  allow: 'app',
  topics: ['notificationSetting'],
  summary: 'Own choices per kind and channel, or the defaults; NO_EMPLOYEE_RECORD without a bell',
  input: z.strictObject({}),
  output: notificationSettings,
})

export const updateNotificationSettings = endpoint('PUT', '/notification-settings', {
  allow: 'app',
  topics: ['notificationSetting'],
  summary: 'Choose the channels of each kind, and the hour of the digest',
  input: z.strictObject(settings),
  output: notificationSettings,
})
