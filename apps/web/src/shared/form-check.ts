// Checks the values of a form against the shape of the call they will make; pure, so that it is tested without a browser.
import { fieldError, fieldErrorText } from '@hr/contract/field-error.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import * as z from 'zod/mini'

export type FormValues = Readonly<Record<string, unknown>>
export type Checked = { input: FormValues; errors: Record<string, string> }

const isEmpty = (value: unknown) => value === null || value === ''

/** Empty fields that the shape refuses as they are: nothing was entered, so nothing is sent. */
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

/** What would be sent, and the text for each field that is wrong (the first one of a field). */
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

/** Names of the fields that must be filled in: what the shape misses in an empty form. */
export function requiredFields(shape: z.ZodMiniType): ReadonlySet<string> {
  const parsed = z.safeParse(shape, {}, { reportInput: true })
  return new Set((parsed.error?.issues ?? []).map(issue => issue.path.map(String).join('.')))
}
