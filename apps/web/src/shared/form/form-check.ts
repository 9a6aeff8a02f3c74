// Validates the values of a form with the shape of its call; pure, so that it is tested without a browser.
import { fieldError, fieldErrorText } from '@hr/contract/field-error.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import * as z from 'zod/mini'

export type FormValues = Readonly<Record<string, unknown>>
type Checked = { input: FormValues; errors: Record<string, string> }

const isEmpty = (value: unknown) => value === null || value === ''

/** Leaves out empty fields that the shape refuses: nothing was entered. */
function withoutRefused(shape: z.ZodMiniType, values: FormValues): FormValues {
  const parsed = z.safeParse(shape, values)
  if (parsed.success) return values
  const refused = new Set(
    parsed.error.issues.filter(issue => issue.path.length === 1).map(issue => String(issue.path[0])),
  )
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !(isEmpty(value) && refused.has(key))),
  )
}

/** The input to send, and one error text per invalid field. */
export function checkForm(shape: z.ZodMiniType, values: FormValues, language: Language): Checked {
  const input = withoutRefused(shape, values)
  const parsed = z.safeParse(shape, input, { reportInput: true })
  const errors: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) {
    const error = fieldError(issue)
    errors[error.path] ??= fieldErrorText(language, error)
  }
  return { input, errors }
}

/** Required fields: those that the shape misses in an empty form. */
export function requiredFields(shape: z.ZodMiniType): ReadonlySet<string> {
  const parsed = z.safeParse(shape, {}, { reportInput: true })
  return new Set((parsed.error?.issues ?? []).map(issue => issue.path.map(String).join('.')))
}
