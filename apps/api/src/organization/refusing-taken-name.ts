// Names of positions, grades and tags are unique.
import type { Language } from '@hr/contract/messages/text.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'

/** ALREADY_EXISTS on `name`. */
export const refusingTakenName = <T>(
  language: Language,
  table: 'position' | 'job_grade' | 'structure_tag',
  save: () => Promise<T>,
): Promise<T> => refusingTaken(language, { [`${table}_workspace_id_name_key`]: 'name' }, save)
