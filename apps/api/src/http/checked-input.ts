// The checked input of an endpoint from path, query and body.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { pathParameters } from '@hr/contract/endpoint.ts'
import { fieldError } from '@hr/contract/field-error.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import * as z from 'zod/mini'
import { Refusal } from './refusal.ts'
import { typedValues } from './typed-values.ts'

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The fields whose text cannot be stored. Throws BODY_MALFORMED if the name of a field cannot. */
function unstorableFields(input: unknown, path: readonly string[] = []): FieldError<'invalid'>[] {
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

type RawInput = {
  readonly path: Readonly<Record<string, string>>
  /** Query, or the fields of a form: all text. */
  readonly text: Readonly<Record<string, unknown>>
  /** A JSON body: already typed. */
  readonly json: Readonly<Record<string, unknown>>
}

/** Throws INVALID_INPUT with all wrong fields; NOT_FOUND for a malformed path parameter. */
export function checkedInput(endpoint: Endpoint, raw: RawInput): unknown {
  const given = { ...raw.json, ...asRecord(typedValues(endpoint.input, { ...raw.text, ...raw.path })) }
  const unstorable = unstorableFields(given)
  if (unstorable.length > 0) return refuse(endpoint, unstorable)
  const result = z.safeParse(endpoint.input, given, { reportInput: true })
  if (result.success) return result.data
  return refuse(endpoint, result.error.issues.map(fieldError))
}

function refuse(endpoint: Endpoint, errors: readonly FieldError[]): never {
  const inPath = new Set(pathParameters(endpoint.path))
  if (errors.some(error => inPath.has(error.path))) throw new Refusal('NOT_FOUND')
  throw new Refusal('INVALID_INPUT', {}, errors)
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
