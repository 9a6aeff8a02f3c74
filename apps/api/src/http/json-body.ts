// A JSON body under the same limits as a form: an object, at most five levels, no dangerous keys.
import { dangerousKeys, formLimits } from './form-values.ts'
import { Refusal } from './refusal.ts'

export function jsonBody(text: string): Record<string, unknown> {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('BODY_MALFORMED')
  checkLimits(value)
  return { ...value }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('BODY_MALFORMED')
  }
}

function checkLimits(body: object): void {
  let count = 0
  const waiting: [object, number][] = [[body, 1]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, level] = next
    if (level > formLimits.levels) throw new Refusal('TOO_MANY_PARAMETERS')
    for (const [key, value] of Object.entries(node)) {
      count += 1
      if (count > formLimits.parameters) throw new Refusal('TOO_MANY_PARAMETERS')
      if (dangerousKeys.has(key)) throw new Refusal('BODY_MALFORMED')
      if (typeof value === 'object' && value !== null) waiting.push([value, level + 1])
    }
  }
}
