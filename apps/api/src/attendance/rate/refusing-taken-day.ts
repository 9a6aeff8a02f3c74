// A job grade has at most one penalty table per first day.
import type { Language } from '@hr/contract/messages/text.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'

/** ALREADY_EXISTS on `from`. */
export const refusingTakenDay = <T>(language: Language, save: () => Promise<T>): Promise<T> =>
  refusingTaken(language, { attendance_rate_workspace_id_job_grade_id_valid_from_key: 'from' }, save)
