// The label of an audit entry's row: its current name, else its name in the entry, else its id.
import type { JsonValue } from '#api/db/schema/json.ts'
import type { Name } from './named-things.queries.ts'

type Values = { readonly [key: string]: JsonValue }
type LabelledEntry = {
  readonly operation: 'CREATE' | 'UPDATE' | 'DELETE'
  readonly entity: string
  readonly entityId: string
  readonly before: JsonValue | null
  readonly after: JsonValue | null
}

/** Entities about people, as a regular expression. */
export const personEntities =
  '^(employee|full_access|view_as|leave_feed|leave_adjustment|notification_setting)'

/** Entries about people have the person's number as id; other numbers (granted years, addresses) are not people. */
export const isPersonEntity = ({ entity, entityId, operation }: LabelledEntry): boolean =>
  /^\d{1,9}$/.test(entityId) &&
  (new RegExp(personEntities).test(entity) || (entity === 'leave_lot' && operation === 'UPDATE'))

const isValues = (value: JsonValue | null): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asValues = (value: JsonValue | null): Values => (isValues(value) ? value : {})

const textOf = (value: JsonValue | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function entryLabel(entry: LabelledEntry, names: ReadonlyMap<string, Name>): Name {
  const known = names.get(entry.entityId)
  if (known && (isPersonEntity(entry) || !/^\d+$/.test(entry.entityId))) return known
  const values = { ...asValues(entry.before), ...asValues(entry.after) }
  const en = ['name', 'title', 'username', 'code', 'number'].map(key => textOf(values[key])).find(Boolean)
  const lo = textOf(values.nameLo) || textOf(values.name_lo)
  if (en) return { en, lo: lo || en }
  const person = names.get(textOf(values.employeeId) || textOf(values.employee_id))
  return person ?? { en: entry.entityId, lo: entry.entityId }
}
