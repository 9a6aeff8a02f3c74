// The keys that identify this installation to push services (RFC 8292): those of the settings, or made at the first start
// and kept in the database, because every subscription is bound to them.
import type { Kysely } from 'kysely'
import webPush from 'web-push'
import * as z from 'zod/mini'
import type { Config } from '#api/config.ts'
import type { Tables } from '#api/db/schema/tables.ts'

const keys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type VapidKeys = z.output<typeof keys>
const settingKey = 'vapid'

export async function getVapidKeys(db: Kysely<Tables>, { vapid }: Pick<Config, 'vapid'>): Promise<VapidKeys> {
  if (vapid) return vapid
  const known = await findKeys(db)
  if (known) return known
  await db
    .insertInto('installation_setting')
    .values({ key: settingKey, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const made = await findKeys(db)
  if (!made) throw new Error('The keys of Web Push could not be kept')
  return made
}

async function findKeys(db: Kysely<Tables>): Promise<VapidKeys | undefined> {
  const row = await db
    .selectFrom('installation_setting')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirst()
  return row && z.parse(keys, row.value)
}

/** Whom a push service can write to about this server: Apple's takes an https address or an e-mail, nothing else. */
export const vapidSubject = ({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? ''}`
