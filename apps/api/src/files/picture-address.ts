// File names of profile photos: unguessable, signed, valid for one to two days and the same all day, so that browsers
// cache the picture. The signature proves that the name was given to a session of the workspace.
import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { keptSetting } from '#api/db/kept-setting.ts'
import type { Db } from '#api/db/schema/tables.ts'

const dayMs = 86_400_000
const namePattern = /^([0-9a-f-]{36})\.([0-9a-f]{2})\.([0-9a-f-]{36})\.webp$/
/** SHA-256 in base64url has 43 characters. */
const signedPattern = /^(.+)\.(\d{5,6})\.([\w-]{43})\.webp$/

/** The stored name of a picture; the key is that of the file store. */
export const pictureName = (key: string): string => `${key.replaceAll('/', '.')}.webp`

/** The key in the file store; undefined if the name is not a stored one. */
export const pictureKey = (name: string): string | undefined => namePattern.exec(name)?.slice(1).join('/')

export type PictureSigner = {
  /** 'NAME.webp' -> 'NAME.DAY.SIGNATURE.webp', the name in answers. */
  readonly sign: (name: string, now: Date) => string
  /** The stored name of a signed one; undefined for a wrong or expired signature. */
  readonly open: (signed: string, now: Date) => string | undefined
}

export function pictureSigner(bytes: Buffer): PictureSigner {
  // Imported once: with the bytes, each signature takes six times as long.
  const key = createSecretKey(bytes)
  const signatureOf = (name: string, until: number) =>
    createHmac('sha256', key).update(`${name} ${until}`).digest('base64url')
  return {
    sign(name, now) {
      const until = Math.floor(now.getTime() / dayMs) + 2
      return name.replace(/webp$/, `${until}.${signatureOf(name, until)}.webp`)
    },
    open(signed, now) {
      const [, stem, until = '', signature = ''] = signedPattern.exec(signed) ?? []
      if (stem === undefined) return undefined
      const name = `${stem}.webp`
      const isRight = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(name, Number(until))))
      return isRight && now.getTime() < Number(until) * dayMs ? name : undefined
    },
  }
}

/** Reads the secret on first use and caches it: it never changes. */
export function lazyPictureSigner(db: Db): () => Promise<PictureSigner> {
  let made: Promise<PictureSigner> | undefined
  const make = () =>
    getPictureSecret(db).then(pictureSigner, error => {
      made = undefined
      throw error
    })
  return () => (made ??= make())
}

const secret = {
  shape: z.object({ secret: z.string() }),
  make: () => ({ secret: randomBytes(32).toString('base64url') }),
}

const getPictureSecret = async (db: Db): Promise<Buffer> =>
  Buffer.from((await keptSetting(db, 'picture_address', secret)).secret, 'base64url')
