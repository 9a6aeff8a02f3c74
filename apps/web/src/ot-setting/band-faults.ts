// Errors of the bands beyond single fields, in the reader's language: shown while typing and before sending.
import { messageText } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { bandOverlap } from '@hr/domain/overtime/band-overlap.ts'
import { isTimed } from './setting-draft.ts'
import type { DraftBand } from './setting-draft.ts'

/** Path of the field -> text; bands without both times overlap nothing yet. */
export function bandFaults(bands: readonly DraftBand[], language: Language): Record<string, string> {
  const timed = bands.flatMap((band, place) => (isTimed(band) ? [{ ...band, percent: 0, place }] : []))
  const fault = bandOverlap(timed)
  if (!fault) return {}
  const place = timed[fault.index]?.place ?? 0
  return {
    [`dailyOtTime.${place}.timeIn`]: messageText(language, 'otBandOverlaps', {
      timeIn: fault.other.timeIn,
      timeOut: fault.other.timeOut,
    }),
  }
}
