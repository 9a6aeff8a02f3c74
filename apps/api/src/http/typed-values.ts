// Form fields and queries are all text: turns them into the numbers, booleans and nulls that a shape expects.
// What does not fit is left as it is, so that the shape's own check names the field.
import type * as z from 'zod/mini'

/** typedValues(z.object({ days: z.int() }), { days: '3' }) -> { days: 3 } */
export function typedValues(schema: z.core.$ZodType, value: unknown): unknown {
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'object':
      return isRecord(value) ? typedObject(def.shape, value) : value
    case 'array':
      // A form cannot say "no rows" but by the empty text.
      if (value === '') return []
      return Array.isArray(value) ? value.map(item => typedValues(def.element, item)) : value
    case 'optional':
    case 'default':
    case 'prefault':
      return value === '' && !mayBeEmpty(def.innerType) ? undefined : typedValues(def.innerType, value)
    case 'nullable':
      return value === '' ? null : typedValues(def.innerType, value)
    case 'number':
      return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    default:
      return value
  }
}

function typedObject(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  value: Readonly<Record<string, unknown>>,
) {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined
      return [key, field ? typedValues(field, item) : item]
    }),
  )
}

function isText(schema: z.core.$ZodType): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def
  return def.type === 'string' && !def.checks?.some(check => check._zod.def.check === 'custom')
}

/** Empty says something about it: no text, no rows, nothing. */
function mayBeEmpty(schema: z.core.$ZodType): boolean {
  const { type } = (schema as z.core.$ZodTypes)._zod.def
  return type === 'array' || type === 'nullable' || isText(schema)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
