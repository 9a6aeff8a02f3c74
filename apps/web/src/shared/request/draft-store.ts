// What somebody has entered in a form, kept in this tab until it is sent, so that a reload loses nothing.
import * as z from 'zod/mini'

/** What is kept under the key; `start` when there is nothing, or something an older version left behind. */
export function readDraft<Draft>(key: string, shape: z.ZodMiniType<Draft>, start: Draft): Draft {
  try {
    const parsed = z.safeParse(shape, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : start
  } catch {
    return start
  }
}

export function keepDraft(key: string, draft: object): void {
  sessionStorage.setItem(key, JSON.stringify(draft))
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
  sessionStorage.removeItem(key)
  sessionStorage.removeItem(fileNamesKey(key))
}
