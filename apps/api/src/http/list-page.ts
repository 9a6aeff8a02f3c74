// Pages of a list: by `after` (the last row seen, so that rows added meanwhile are neither repeated nor missed)
// or by page number. Totals are exact up to 10,000.
import { parsedJson } from '#api/http/parsed-json.ts'
import { isIdText, isInstantText, isKeyOf } from './page-key.ts'
import { Refusal } from './refusal.ts'

export type PageInput = { readonly page: number; readonly limit: number; readonly after?: string | undefined }
/** `after` contains the sort values of the last row seen. */
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
  /** The rows after `after`, in order, at most `limit`. */
  readonly rows: (window: PageWindow<Key>) => Promise<Row[]>
  /** May stop counting above `mostCounted`. */
  readonly total: () => Promise<number>
  readonly keyOf: (row: Row) => Key
  /** Whether the key is well-formed: it comes from the client. */
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
  // A first page that is not full is the whole list.
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

/** The key of lists with the newest first: instant, then id. */
export type NewestKey = readonly [createdAt: string, id: string]
export const newestKey = (row: { readonly createdAt: Date; readonly id: string }): NewestKey => [
  row.createdAt.toISOString(),
  row.id,
]
export const isNewestKey = isKeyOf<NewestKey>(isInstantText, isIdText)

/** The order of such a list, for listPage. */
export const newestFirst = { keyOf: newestKey, isKey: isNewestKey } as const

const cursorOf = (key: readonly string[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

function keyOfCursor<Key extends readonly string[]>(
  cursor: string,
  isKey: (key: readonly string[]) => key is Key,
): Key {
  const key = parsedJson(Buffer.from(cursor, 'base64url').toString('utf8'))
  const isList = Array.isArray(key) && key.every((part: unknown) => typeof part === 'string')
  if (!isList || !isKey(key)) throw new Refusal('BAD_CURSOR')
  return key
}
