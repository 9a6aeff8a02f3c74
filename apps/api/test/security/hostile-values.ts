// Values for generated requests: valid ones from the shape of a field, and those that break naive servers.
import fc from 'fast-check'
import type * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Existing ids and names, so that some generated values match. */
export type KnownThings = {
  readonly ids: readonly string[]
  readonly numbers: readonly number[]
  readonly username: string
}

/** Control characters, lone surrogates, huge and tiny numbers, invalid dates, SQL, paths, Lao. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '[]',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udc00b',
    '\u202e',
    '\ufeff',
    "' or 1=1 --",
    '../../etc/passwd',
    '%',
    '%00',
    '%25_',
    '\\',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '+275760-09-13',
    '24:00',
    '=1+1',
    'ກ'.repeat(300),
    'x'.repeat(5000),
    '\u0301'.repeat(60),
    '00000000-0000-0000-0000-000000000000',
    '2147483648',
    '-2147483649',
    '9007199254740993',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, 0, -0, -1, 1.5, 1e21, 5e-324, 2_147_483_648, [], {}, [[]], [null]),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'toString', 'length', 'day', '\ud800', '0'), hostileText, {
    maxKeys: 2,
    noNullPrototype: true,
  }),
)

const dates = fc.constantFrom(
  '2026-03-02',
  '2026-03-03',
  '2026-03-31',
  '2025-12-31',
  '2024-02-29',
  '2199-12-31',
)
const times = fc.constantFrom('00:00', '08:00', '12:00', '17:30', '23:59')

function plausibleText(name: string, schema: JsonSchema, known: KnownThings): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.constantFrom(...known.ids)
  if (schema.format === 'date-time')
    return fc.constantFrom('2026-03-02T01:00:00Z', '2026-03-02T08:00:00+07:00')
  if (/password/i.test(name)) return fc.constantFrom('Demo1234', 'Other-Word-77')
  if (/username/i.test(name)) return fc.constantFrom(known.username, 'somebody')
  if (/email/i.test(name)) return fc.constantFrom('a@example.la', 'b@example.la')
  if (/phone/i.test(name)) return fc.constantFrom('+8562055512345', '02055512345')
  if (/month|period/i.test(name)) return fc.constantFrom('2026-03', '2026-02')
  if (/date|from|to$|until|day|On$|birth/i.test(name)) return dates
  if (/time|start|end|at$/i.test(name)) return fc.oneof(times, dates)
  return fc.constantFrom('A name', 'Another name', 'ຊື່ໃໝ່')
}

/** A value of the shape, as far as the JSON schema describes it. */
function plausible(name: string, schema: JsonSchema, known: KnownThings): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(one => plausible(name, one, known)))
  switch (schema.type) {
    case 'object':
      return typeof schema.propertyNames === 'object'
        ? plausibleTable(name, schema, known)
        : plausibleObject(schema, known)
    case 'array':
      return fc.array(plausible(name, itemsOf(schema), known), { maxLength: 3 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'integer':
    case 'number':
      return fc.constantFrom(...known.numbers, 0, 1, 2, 3, 8, 15, 2026)
    default:
      return plausibleText(name, schema, known)
  }
}

function plausibleTable(name: string, schema: JsonSchema, known: KnownThings) {
  const { propertyNames: keys, additionalProperties: values } = schema
  if (typeof keys !== 'object' || typeof values !== 'object') throw new Error(`No table: ${name}`)
  const entry = fc.tuple(plausible(name, keys, known).map(String), plausible(name, values, known))
  return fc.array(entry, { maxLength: 3 }).map(entries => Object.fromEntries(entries))
}

/**
 * The fields of the shape. Most objects have at most one hostile field, so that they pass the first check; in the
 * others any field may be hostile.
 */
export function plausibleObject(
  schema: JsonSchema,
  known: KnownThings,
): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(schema.properties ?? {})
  const calm = fieldsOf(schema, known, 0)
  const wild = fc.tuple(fieldsOf(schema, known, 3), fc.option(hostileValue, { freq: 10, nil: undefined }))
  const oneWrong = fc
    .tuple(calm, fc.constantFrom('surprise', ...names), hostileValue)
    .map(([given, name, value]) => ({ ...given, [name]: value }))
  return fc.oneof(
    { weight: 3, arbitrary: calm },
    { weight: 4, arbitrary: oneWrong },
    {
      weight: 2,
      arbitrary: wild.map(([given, surprise]) => ({ ...given, ...(surprise !== undefined && { surprise }) })),
    },
  )
}

function fieldsOf(
  schema: JsonSchema,
  known: KnownThings,
  hostile: number,
): fc.Arbitrary<Record<string, unknown>> {
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const fits = typeof one === 'boolean' ? hostileValue : plausible(name, one, known)
    const value = fc.oneof(
      { weight: 20, arbitrary: fits },
      { weight: hostile, arbitrary: hostileValue },
      { weight: required.has(name) ? hostile : 15, arbitrary: fc.constant(undefined) },
    )
    return value.map(given => [name, given] as const)
  })
  return fc
    .tuple(...fields)
    .map(pairs => Object.fromEntries(pairs.filter(([, value]) => value !== undefined)))
}

function itemsOf(schema: JsonSchema): JsonSchema {
  const { items } = schema
  return typeof items === 'object' && !Array.isArray(items) ? items : {}
}
