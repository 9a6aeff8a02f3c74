// The order of lists of people: by name in the reader's language, best match first while they are searched.
import type { Language } from '@hr/contract/messages/text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { searchParts } from './search-text.ts'
import { sortNames } from './sort-names.ts'
import { isAnyText, isKeyOf, isNumberText } from '#api/http/page-key.ts'

/** How well the person fits, the sort value and the id of the last row seen. */
export type PlaceKey = readonly [rank: string, value: string, id: string]
export const isPlaceKey = isKeyOf<PlaceKey>(rank => /^[0-2]$/.test(rank), isAnyText, isNumberText)

type Placed = { readonly rank: number; readonly sort_value: string; readonly id: number }
export const placeKey = ({ rank, sort_value, id }: Placed): PlaceKey => [String(rank), sort_value, String(id)]

/** For queries of `employee as e`. */
export type ListOrder = {
  readonly rank: RawBuilder<number>
  readonly value: RawBuilder<string>
  readonly by: RawBuilder<unknown>
  readonly isBehind: (key: PlaceKey) => RawBuilder<SqlBool>
}

/** 0: the first name begins with the first word; 1: names or staff id begin with every word; 2: inside a word. */
export function searchRank(parts: readonly string[]): RawBuilder<number> {
  const first = parts[0] ?? ''
  const isFirst = sql`(starts_with(e.search_text, ${first}) or starts_with(e.first_name_lo, ${first}))`
  const begins = parts.map(part => sql`strpos(' ' || e.search_text, ${` ${part}`}) > 0`)
  return sql`case when ${isFirst} then 0 when ${sql.join(begins, sql` and `)} then 1 else 2 end`
}

export function matchOrder(language: Language, search: string): ListOrder {
  const parts = searchParts(search)
  if (parts.length === 0) return columnOrder(sortNames[language])
  const rank = searchRank(parts)
  const name = sql.ref<string>(sortNames[language])
  return {
    rank,
    value: name,
    by: sql`${rank}, ${name}, e.id`,
    isBehind: ([seen, value, id]) =>
      sql`(${rank}, ${name}, e.id) > (${Number(seen)}::integer, ${value}, ${Number(id)}::integer)`,
  }
}

/** By one column, without the rank, so that a page is read from its index. */
export function columnOrder(column: string, direction: 'asc' | 'desc' = 'asc', type = 'text'): ListOrder {
  const ref = sql.ref(column)
  const way = sql.raw(direction)
  const behind = sql.raw(direction === 'desc' ? '<' : '>')
  const cast = type === 'date' ? sql`::date` : sql``
  return {
    rank: sql`0`,
    value: sql`${ref}::text`,
    by: sql`${ref} ${way}, e.id ${way}`,
    isBehind: ([, value, id]) => sql`(${ref}, e.id) ${behind} (${value}${cast}, ${Number(id)}::integer)`,
  }
}
