// The addresses of profile photos: unguessable, signed, valid for one to two days, the same all day so that browsers
// keep the picture. The signature says that the address was given to a session of the workspace.
import type { Kysely } from 'kysely'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Tables } from '#api/db/schema/tables.ts'

export const picturePath = '/employee-profile-image'

const dayMs = 86_400_000
const namePattern = /^([0-9a-f-]{36})\.([0-9a-f]{2})\.([0-9a-f-]{36})\.webp$/

/** The name of a picture in its address; the key is that of the file store. */
export const pictureName = (key: string): string => `${key.replaceAll('/', '.')}.webp`

/** The key in the file store; undefined for what is no name of ours. */
export const pictureKey = (name: string): string | undefined => namePattern.exec(name)?.slice(1).join('/')

export type PictureSigner = {
  /** '/employee-profile-image/NAME' -> the same with its signature; signed already, it stays as it is. */
  readonly sign: (path: string, now: Date) => string
  readonly isSigned: (name: string, query: URLSearchParams, now: Date) => boolean
}

export function pictureSigner(key: Buffer): PictureSigner {
  const signatureOf = (name: string, until: number) =>
    createHmac('sha256', key).update(`${name} ${until}`).digest('base64url')
  return {
    sign(path, now) {
      if (path.includes('?')) return path
      const until = Math.floor(now.getTime() / dayMs) + 2
      return `${path}?until=${until}&signature=${signatureOf(path.slice(picturePath.length + 1), until)}`
    },
    isSigned(name, query, now) {
      const until = Number(query.get('until'))
      const given = Buffer.from(query.get('signature') ?? '')
      const right = Buffer.from(signatureOf(name, until))
      return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < until * dayMs
    },
  }
}

/** Reads the secret when it is first needed, then keeps it: it never changes. */
export function lazyPictureSigner(db: Kysely<Tables>): () => Promise<PictureSigner> {
  let made: Promise<PictureSigner> | undefined
  const make = () =>
    getPictureSecret(db).then(pictureSigner, error => {
      made = undefined
      throw error
    })
  return () => (made ??= make())
}

const setting = z.object({ secret: z.string() })
const settingKey = 'picture_address'

/** Made once for the installation; whichever process comes first. */
async function getPictureSecret(db: Kysely<Tables>): Promise<Buffer> {
  const find = () =>
    db.selectFrom('installation_setting').select('value').where('key', '=', settingKey).executeTakeFirst()
  const known = await find()
  if (known) return secretOf(known.value)
  const value = JSON.stringify({ secret: randomBytes(32).toString('base64url') })
  await db
    .insertInto('installation_setting')
    .values({ key: settingKey, value })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error('The secret of picture addresses could not be kept')
  return secretOf(made.value)
}

const secretOf = (value: unknown): Buffer => Buffer.from(z.parse(setting, value).secret, 'base64url')
