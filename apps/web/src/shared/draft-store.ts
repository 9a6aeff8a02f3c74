// What somebody has typed and not sent, kept in this tab for the same person and for 24 hours.
import * as z from 'zod/mini'
import { readEntry, writtenEntry } from './draft-entry.ts'
import { signedInName } from './session.ts'

const prefix = 'draft:'

const storedAt = (key: string, by: string | null) =>
  readEntry(sessionStorage.getItem(prefix + key), by, Date.now())

/** What is kept under the key; `start` when there is nothing, or something an older version left behind. */
export function readDraft<Draft, Start>(
  key: string,
  shape: z.ZodMiniType<Draft>,
  start: Start,
): Draft | Start {
  const parsed = z.safeParse(shape, storedAt(key, signedInName())?.draft)
  return parsed.success ? parsed.data : start
}

/** Nothing is kept of somebody who looks as another person. */
export function keepDraft(key: string, draft: object): void {
  const by = signedInName()
  if (by !== null) sessionStorage.setItem(prefix + key, writtenEntry({ by, at: Date.now(), draft }))
}

const fileNamesKey = (key: string) => `${key}-files`

/** Of the files somebody had chosen: they cannot be kept themselves, but a reload can say which are gone. */
export const readFileNames = (key: string): readonly string[] =>
  readDraft(fileNamesKey(key), z.array(z.string()), [])

export const keepFileNames = (key: string, files: readonly { readonly name: string }[]): void =>
  keepDraft(
    fileNamesKey(key),
    files.map(({ name }) => name),
  )

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key)
  sessionStorage.removeItem(prefix + fileNamesKey(key))
}

/** At a sign-in what others left behind, and what is too old; without a name everything. */
export function forgetDrafts(besidesOf: string | null = null): void {
  for (const stored of Object.keys(sessionStorage)) {
    const isDraft = stored.startsWith(prefix)
    if (isDraft && storedAt(stored.slice(prefix.length), besidesOf) === null)
      sessionStorage.removeItem(stored)
  }
}
