// Re-encodes a picture from its pixels, so that no metadata or hidden content of the upload survives.
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { ErrorCode } from '@hr/contract/error-codes.ts'
import type { Preparation } from './context.ts'
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** Runs outside of a transaction. */
export type Drawing = Pick<Preparation<unknown, Caller>, 'caller' | 'limits' | 'signal'>
type Drawn = {
  readonly bytes: Buffer
  readonly animated?: boolean
  readonly draw: (picture: Sharp) => Sharp
  /** Thrown when the picture cannot be read or is too large. */
  readonly refusal: ErrorCode
}

/** Refused before decoding; a large phone photo has 50 million pixels. */
const mostPixels = 100_000_000

// http/work-limits.ts decides how many pictures run at once: each takes one core.
sharp.concurrency(1)

export function drawnPicture(
  { caller, limits, signal }: Drawing,
  { bytes, animated = false, draw, refusal }: Drawn,
): Promise<Buffer> {
  return limits.pictures({ who: caller.accountId, signal }, async () => {
    try {
      const picture = sharp(bytes, { animated, limitInputPixels: mostPixels, failOn: 'error' })
      return await draw(picture.autoOrient()).toBuffer()
    } catch {
      throw new Refusal(refusal)
    }
  })
}

const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

/** Throws PICTURE_TYPE unless the bytes are a readable jpeg, png, gif or webp. */
export async function uploadedPicture(drawing: Drawing, bytes: Buffer, draw: Drawn['draw']): Promise<Buffer> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!pictureTypes.has(type)) throw new Refusal('PICTURE_TYPE')
  return drawnPicture(drawing, { bytes, draw, refusal: 'PICTURE_TYPE' })
}
