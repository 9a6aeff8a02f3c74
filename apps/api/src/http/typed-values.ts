// Form fields and queries are text: converts them to the numbers, booleans and nulls a shape expects.
// A value that does not fit stays as it is, and the shape's own check reports the field.
import * as z from 'zod/mini'

/** typedValues(z.object({ days: z.int() }), { days: '3' }) -> { days: 3 } */
export function typedValues(schema: z.core.$ZodType, value: unknown): unknown {
  const def = (schema as z.core.$ZodTypes)._zod.def
  switch (def.type) {
    case 'object':
      return typedFields(value, key => (Object.hasOwn(def.shape, key) ? def.shape[key] : undefined))
    case 'record':
      return typedFields(value, () => def.valueType)
    case 'array':
      // A form can express an empty list only as empty text.
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

/** `schemaOf` gives nothing for a field that the shape does not have. */
function typedFields(value: unknown, schemaOf: (key: string) => z.core.$ZodType | undefined): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const schema = schemaOf(key)
      return [key, schema ? typedValues(schema, item) : item]
    }),
  )
}

/** For these, empty is a value: no text, no rows, null. */
function mayBeEmpty(schema: z.core.$ZodType): boolean {
  const { type } = (schema as z.core.$ZodTypes)._zod.def
  return type === 'array' || type === 'nullable' || z.safeParse(schema, '').success
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
