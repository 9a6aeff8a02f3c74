// Form fields with bracketed names as one object: `items[0][day]=1` -> { items: [{ day: '1' }] }.
// Input over a limit, ambiguous or dangerous is refused, never dropped.
import { Refusal } from './refusal.ts'

export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type FormObject = { [key: string]: FormValue }

export const formLimits = { parameters: 1000, levels: 5, keyLength: 200 }
export const dangerousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const namePattern = /^[\w.-]+(\[[\w.-]*\])*$/

/** Pairs in the order they were sent. Throws BODY_MALFORMED, DUPLICATE_PARAMETER or TOO_MANY_PARAMETERS. */
export function formValues(pairs: Iterable<readonly [string, string]>): FormObject {
  const root: FormObject = Object.create(null)
  let count = 0
  for (const [key, value] of pairs) {
    count += 1
    if (count > formLimits.parameters) throw new Refusal('TOO_MANY_PARAMETERS')
    insert(root, keyParts(key), value)
  }
  return withLists(root)
}

function keyParts(key: string): string[] {
  if (key.length > formLimits.keyLength || !namePattern.test(key)) throw new Refusal('BODY_MALFORMED')
  const parts = key.split('[').map(part => part.replace(/\]$/, ''))
  if (parts.length > formLimits.levels) throw new Refusal('TOO_MANY_PARAMETERS')
  if (parts.some(part => dangerousKeys.has(part))) throw new Refusal('BODY_MALFORMED')
  return parts
}

function insert(root: FormObject, parts: readonly string[], value: string): void {
  let node = root
  parts.forEach((part, index) => {
    const key = part === '' ? String(Object.keys(node).length) : part
    const isLast = index === parts.length - 1
    const existing = node[key]
    if (isLast) {
      if (existing !== undefined) throw new Refusal('DUPLICATE_PARAMETER')
      node[key] = value
      return
    }
    if (existing !== undefined && (typeof existing === 'string' || Array.isArray(existing))) {
      throw new Refusal('DUPLICATE_PARAMETER')
    }
    const next: FormObject = existing ?? Object.create(null)
    node[key] = next
    node = next
  })
}

/** Objects whose keys are exactly 0..n-1 become lists; any other number as a key is refused. */
function withLists(node: FormObject): FormObject {
  for (const [key, value] of Object.entries(node)) node[key] = listOrValue(value)
  return node
}

function listOrValue(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const keys = Object.keys(value)
  if (!keys.every(key => /^\d+$/.test(key))) return withLists(value)
  return keys.map((_, index) => {
    const item = value[String(index)]
    if (item === undefined) throw new Refusal('BODY_MALFORMED')
    return listOrValue(item)
  })
}
