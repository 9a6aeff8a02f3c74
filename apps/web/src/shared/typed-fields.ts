// What is kept of a form when the session ends, and what of it fits the form that opens next; pure.
import type { FormValues } from './form-check.ts'

/** Never written to the storage of a browser. */
const isSecret = (name: string): boolean => /password|secret|token/i.test(name)

/** Their fields show a name that the form does not have. */
const people: ReadonlySet<string> = new Set(['delegateId', 'employeeId', 'lineManagerId', 'managerId'])

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from how the form began: what somebody else changes meanwhile is not undone with them. */
export function typedFields(start: FormValues, values: FormValues, unkept: readonly string[]): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !isSame(value, start[name]) && !isSecret(name) && !people.has(name) && !unkept.includes(name),
    ),
  )
}

/** A field that began with nothing takes a text or a number; else the kind stays as it was. */
function isAlike(start: unknown, kept: unknown): boolean {
  if (Array.isArray(start) || Array.isArray(kept)) return Array.isArray(start) && Array.isArray(kept)
  if (start === null) return kept === null || typeof kept === 'string' || typeof kept === 'number'
  return kept === null || typeof kept === typeof start
}

/** Of what was kept, the fields that the form has: an older version of it may have left others behind. */
export const fittingFields = <Values extends FormValues>(start: Values, kept: FormValues): Partial<Values> =>
  asPart(Object.entries(kept).filter(([name, value]) => name in start && isAlike(start[name], value)))

/** Each of the fields was compared with the form's own. */
const asPart = <Values extends FormValues>(fields: [string, unknown][]) =>
  Object.fromEntries(fields) as Partial<Values>
