// PostgreSQL stores neither NUL nor a lone surrogate: such text is refused before it is used.
import type { FieldError } from '@hr/contract/field-error.ts'
import { Refusal } from './refusal.ts'

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The fields whose text cannot be stored. Throws BODY_MALFORMED if the name of a field cannot. */
export function unstorableFields(input: unknown, path: readonly string[] = []): FieldError<'invalid'>[] {
  if (typeof input === 'string') {
    if (isStorable(input)) return []
    return [{ path: path.join('.'), code: 'invalid', parameters: { field: path.at(-1) ?? '' } }]
  }
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]: [string, unknown]) => {
    if (!isStorable(name)) throw new Refusal('BODY_MALFORMED')
    return unstorableFields(value, [...path, name])
  })
}
