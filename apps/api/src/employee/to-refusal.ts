// A refusal in a preview: the same text as the answer of the change.
import type { Language } from '@hr/contract/messages/text.ts'
import { failureAnswer } from '#api/http/failure-answer.ts'
import { Refusal } from '#api/http/refusal.ts'

type RefusalAnswer = { readonly refusal: { readonly code: string; readonly message: string } }

/** For `.catch`: rethrows anything but refusals, and NOT_FOUND. */
export const refusalOf =
  (language: Language) =>
  (error: unknown): RefusalAnswer => {
    if (!(error instanceof Refusal) || error.code === 'NOT_FOUND') throw error
    return { refusal: toRefusal(error, language) }
  }

export function toRefusal(refusal: Refusal, language: Language): { code: string; message: string } {
  const { code, body } = failureAnswer(refusal, language)
  return { code, message: body.message }
}
