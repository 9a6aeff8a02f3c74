// The changes of an audit entry (spec 3, operation type): old and new value per field, added and removed items per list.

export type ChangedField = {
  readonly field: string
  /** undefined = there was nothing, or nothing any more. */
  readonly before: unknown
  readonly after: unknown
}
type Values = Readonly<Record<string, unknown>> | null

/** Order of the fields as they were written; a field that stayed as it was is left out. */
export function changedFields(before: Values, after: Values): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap(field => {
    const [was, is] = [own(before, field), own(after, field)]
    if (isEmpty(was) && isEmpty(is)) return []
    if (sameValue(was, is)) return []
    if (!isPlainList(was) || !isPlainList(is)) return [{ field, before: was, after: is }]
    const [gone, come] = [without(was, is), without(is, was)]
    // The same parts in another order.
    if (gone.length === 0 && come.length === 0) return [{ field, before: was, after: is }]
    return [{ field, before: gone, after: come }]
  })
}

const own = (values: Values, field: string): unknown =>
  values !== null && Object.hasOwn(values, field) ? values[field] : undefined

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** By content; the order of an object's fields does not count. */
function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

const isPlainList = (value: unknown): value is readonly (string | number)[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string' || typeof item === 'number')

const without = (some: readonly (string | number)[], others: readonly (string | number)[]) =>
  some.filter(item => !others.includes(item))
