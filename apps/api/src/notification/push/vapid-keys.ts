// The keys that identify this installation to push services (RFC 8292): those of the settings, or made at the first start
// and kept in the database, because every subscription is bound to them.
import webPush from 'web-push'
import * as z from 'zod/mini'
import type { Config } from '#api/config.ts'
import { keptSetting } from '#api/db/kept-setting.ts'
import type { Db } from '#api/db/schema/tables.ts'

const keys = {
  shape: z.object({ publicKey: z.string(), privateKey: z.string() }),
  make: () => webPush.generateVAPIDKeys(),
}
export type VapidKeys = z.output<typeof keys.shape>

export const getVapidKeys = async (db: Db, { vapid }: Pick<Config, 'vapid'>): Promise<VapidKeys> =>
  vapid ?? (await keptSetting(db, 'vapid', keys))

/** Whom a push service can write to about this server: Apple's takes an https address or an e-mail, nothing else. */
export const vapidSubject = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? ''}`
