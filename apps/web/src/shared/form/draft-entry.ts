// A stored draft: its owner, its time and the input; pure, so that it is tested without a browser.
import * as z from 'zod/mini'
import { readJson } from '#web/shared/read-json.ts'

const hours = 24
const longestMs = hours * 3_600_000

const shape = z.object({ by: z.string(), at: z.number(), draft: z.unknown() })
type DraftEntry = z.output<typeof shape>

export const writtenEntry = (entry: DraftEntry): string => JSON.stringify(entry)

/** Null for an invalid entry, another person's, or one older than 24 hours. */
export function readEntry(text: string | null, by: string | null, now: number): DraftEntry | null {
  const entry = readJson(shape, text)
  return entry?.by === by && now - entry.at < longestMs ? entry : null
}
