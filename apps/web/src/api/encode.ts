// Encodes an input object: path parameters, query, form body with nested brackets, or multipart with files.
import { pathParameters } from '@hr/contract/endpoint.ts'

export type Fields = Readonly<Record<string, unknown>>
/** Every input of a call is an object with named fields. */
export const asFields = (input: unknown) => input as Fields

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text of a value that is no object or list. `null` and an empty list become the empty text, which clears a field. */
const text = (value: unknown): string => (value === null ? '' : String(value))

/**
 * encodePairs({ items: [{ day: 1 }], note: null }) -> [['items[0][day]', '1'], ['note', '']]
 * `undefined` is omitted; an empty list becomes the empty text, so that a list can be cleared.
 */
export function encodePairs(fields: Fields, parent = ''): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const name = parent === '' ? key : `${parent}[${key}]`
    if (value === undefined) return []
    if (Array.isArray(value)) return value.length === 0 ? [[name, '']] : encodePairs({ ...value }, name)
    return isFields(value) ? encodePairs(value, name) : [[name, text(value)]]
  })
}

/** Fills `:name` in the path; `rest` has the other fields. */
export function splitPath(path: string, input: Fields): { path: string; rest: Fields } {
  const names = new Set(pathParameters(path))
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(text(input[name] ?? null)),
  )
  return { path: filled, rest: Object.fromEntries(Object.entries(input).filter(([key]) => !names.has(key))) }
}

/** '?a=1', or '' without fields. Empty values are omitted: an unset filter is no filter. */
export function encodeQuery(fields: Fields): string {
  const query = new URLSearchParams(encodePairs(fields).filter(([, value]) => value !== '')).toString()
  return query === '' ? '' : `?${query}`
}

export function encodeMultipart(fields: Fields, name: string, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [key, value] of encodePairs(fields)) form.append(key, value)
  for (const file of files) form.append(name, file, file.name)
  return form
}
