// Which input of a form is kept when its page is left, and which of it fits the form that opens next; pure.
import type { FormValues } from './form-check.ts'

/** Never stored in the browser. */
const isSecret = (name: string): boolean => /password|secret|token/i.test(name)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Fields that differ from the initial values: unchanged ones must not overwrite changes of others. */
export function typedFields(start: FormValues, values: FormValues, unkept: readonly string[]): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !isSame(value, start[name]) && !isSecret(name) && !unkept.includes(name),
    ),
  )
}

/** A field that was null accepts a text or a number; otherwise the type must match. */
function isAlike(start: unknown, kept: unknown): boolean {
  if (Array.isArray(start) || Array.isArray(kept)) return Array.isArray(start) && Array.isArray(kept)
  if (start === null) return kept === null || typeof kept === 'string' || typeof kept === 'number'
  return kept === null || typeof kept === typeof start
}

/** Kept fields that exist in the form; an older version may have had others. */
export const fittingFields = <Values extends FormValues>(start: Values, kept: FormValues): Partial<Values> =>
  asPart(Object.entries(kept).filter(([name, value]) => name in start && isAlike(start[name], value)))

/** Safe: every field was compared with the form's. */
const asPart = <Values extends FormValues>(fields: [string, unknown][]) =>
  Object.fromEntries(fields) as Partial<Values>
