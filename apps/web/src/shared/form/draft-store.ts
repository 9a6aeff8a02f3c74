// Unsent input, kept in this tab for the same person for 24 hours.
import * as z from 'zod/mini'
import { readEntry, writtenEntry } from './draft-entry.ts'
import { signedInName } from '#web/shared/session.ts'

const prefix = 'draft:'

const storedAt = (key: string, by: string | null) =>
  readEntry(sessionStorage.getItem(prefix + key), by, Date.now())

/** The draft under the key; `start` if there is none, or one of an older version. */
export function readDraft<Draft, Start>(
  key: string,
  shape: z.ZodMiniType<Draft>,
  start: Start,
): Draft | Start {
  const parsed = z.safeParse(shape, storedAt(key, signedInName())?.draft)
  return parsed.success ? parsed.data : start
}

/** Not in view-as mode. */
export function saveDraft(key: string, draft: object): void {
  const by = signedInName()
  if (by !== null) sessionStorage.setItem(prefix + key, writtenEntry({ by, at: Date.now(), draft }))
}

const fileNamesKey = (key: string) => `${key}-files`

/** Names of selected files: files cannot be kept, but after a reload the form can say which are lost. */
export const readFileNames = (key: string): readonly string[] =>
  readDraft(fileNamesKey(key), z.array(z.string()), [])

export const saveFileNames = (key: string, files: readonly { readonly name: string }[]): void =>
  saveDraft(
    fileNamesKey(key),
    files.map(({ name }) => name),
  )

export function dropDraft(key: string): void {
  sessionStorage.removeItem(prefix + key)
  sessionStorage.removeItem(prefix + fileNamesKey(key))
}

/** At a sign-in, drops drafts of others and expired ones; without a name, all of them. */
export function forgetDrafts(besidesOf: string | null = null): void {
  for (const stored of Object.keys(sessionStorage)) {
    const isDraft = stored.startsWith(prefix)
    if (isDraft && storedAt(stored.slice(prefix.length), besidesOf) === null)
      sessionStorage.removeItem(stored)
  }
}
