// Draws a picture again from its pixels, so that nothing but the picture is left of what was sent.
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { ErrorCode } from '@hr/contract/error-codes.ts'
import type { Preparation } from './context.ts'
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** What a picture is drawn with: never inside a transaction. */
export type Drawing = Pick<Preparation<unknown, Caller>, 'caller' | 'limits' | 'signal'>
type Drawn = {
  readonly bytes: Buffer
  readonly animated?: boolean
  readonly draw: (picture: Sharp) => Sharp
  /** Thrown when the picture cannot be read or is too large. */
  readonly refusal: ErrorCode
}

/** A picture of more pixels is refused before it is unpacked; a large phone photo has 50 million. */
const mostPixels = 100_000_000

// How many pictures at once is for http/work-limits.ts: one picture takes one core.
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
