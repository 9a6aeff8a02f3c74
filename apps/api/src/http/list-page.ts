// Pages of a list: by `after` (the place behind the last row seen: rows added meanwhile are neither doubled nor
// missed), or by page number. Totals are exact up to 10,000.
import { Refusal } from './refusal.ts'

export type PageInput = { readonly page: number; readonly limit: number; readonly after?: string | undefined }
/** What the query needs: `after` holds the sort values of the last row seen. */
export type PageWindow<Key> = {
  readonly limit: number
  readonly offset: number
  readonly after: Key | undefined
}
export type ListPage<Row> = {
  rows: Row[]
  total: number
  totalIsMore?: boolean
  page: number
  limit: number
  next?: string
}

export const mostCounted = 10_000

type List<Row, Key extends readonly string[]> = {
  /** The rows behind `after`, in order, at most `limit`. */
  readonly rows: (window: PageWindow<Key>) => Promise<Row[]>
  /** May stop counting above `mostCounted`. */
  readonly total: () => Promise<number>
  /** The sort values of a row, as text. */
  readonly keyOf: (row: Row) => Key
  /** Is this a key that a page of ours has named? The text comes from outside. */
  readonly isKey: (key: readonly string[]) => key is Key
}

export async function listPage<Row, Key extends readonly string[]>(
  { page, limit, after }: PageInput,
  list: List<Row, Key>,
): Promise<ListPage<Row>> {
  const key = after ? keyOfCursor(after, list.isKey) : undefined
  const found = await list.rows({
    limit: limit + 1,
    offset: key ? 0 : (page - 1) * limit,
    after: key,
  })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  // A first page with room left has shown them all.
  const isAll = !key && page === 1 && found.length <= limit
  const total = isAll ? found.length : await list.total()
  return {
    rows,
    total: Math.min(total, mostCounted),
    ...(total > mostCounted && { totalIsMore: true }),
    page,
    limit,
    ...(found.length > limit && last && { next: cursorOf(list.keyOf(last)) }),
  }
}

/** A key of lists that show the newest first: the instant, then the id. */
export type NewestKey = readonly [createdAt: string, id: string]
export const newestKey = (row: { readonly createdAt: Date; readonly id: string }): NewestKey => [
  row.createdAt.toISOString(),
  row.id,
]
export const isInstantText = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text))

export function isNewestKey(key: readonly string[]): key is NewestKey {
  const [createdAt = '', id = ''] = key
  return (
    key.length === 2 && isInstantText(createdAt) && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
  )
}

const cursorOf = (key: readonly string[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

function keyOfCursor<Key extends readonly string[]>(
  cursor: string,
  isKey: (key: readonly string[]) => key is Key,
): Key {
  const key = parsed(Buffer.from(cursor, 'base64url').toString('utf8'))
  const isList = Array.isArray(key) && key.every((part: unknown) => typeof part === 'string')
  if (!isList || !isKey(key)) throw new Refusal('BAD_CURSOR')
  return key
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
