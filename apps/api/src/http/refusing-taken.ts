// Unique values: the database decides whether one is taken, also in a race.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { Refusal } from './refusal.ts'

/** `fields`: unique constraint -> its field. Throws ALREADY_EXISTS on that field. */
export async function refusingTaken<T>(
  language: Language,
  fields: Readonly<Record<string, string>>,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const path =
      error instanceof Error && 'constraint' in error ? fields[String(error.constraint)] : undefined
    if (path === undefined) throw error
    const label = fieldLabel(language, path)
    throw new Refusal('ALREADY_EXISTS', { label }, [{ path, code: 'ALREADY_EXISTS', parameters: { label } }])
  }
}
