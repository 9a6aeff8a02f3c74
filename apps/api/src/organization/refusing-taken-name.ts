// A name is used once among positions, grades and tags: the database tells, whoever took it a moment ago.
import { fieldLabel } from '@hr/contract/messages/text.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { Refusal } from '#api/http/refusal.ts'

/** ALREADY_EXISTS on `name`. */
export async function refusingTakenName<T>(
  language: Language,
  table: 'position' | 'job_grade' | 'structure_tag',
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save()
  } catch (error) {
    const isTaken =
      error instanceof Error && 'constraint' in error && error.constraint === `${table}_workspace_id_name_key`
    if (!isTaken) throw error
    const label = fieldLabel(language, 'name')
    throw new Refusal('ALREADY_EXISTS', { label }, [{ path: 'name', code: 'ALREADY_EXISTS', parameters: {} }])
  }
}
