// Pages of people by a sum about them, `s`; equal sums by name.
import type { Language } from '@hr/contract/messages/text.ts'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { isAnyText, isKeyOf, isNumberText } from '#api/http/page-key.ts'
import { sortNames } from './sort-names.ts'

/** The sort value, sort name and id of the last row seen. */
export type ValueKey = readonly [value: string, name: string, id: string]
export const isValueKey = isKeyOf<ValueKey>(
  value => /^-?\d{1,15}(\.\d{1,2})?$/.test(value),
  isAnyText,
  isNumberText,
)

type Wanted = { readonly sort: string; readonly language: Language; readonly after: ValueKey | undefined }

export function byValue({ sort, language, after }: Wanted) {
  const [value, name] = [sortValue(sort), sql.ref(sortNames[language])]
  const [direction, beyond] = sort === '-name' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  return {
    key: [`${sortNames[language]} as sortName`, sql<string>`(${value})::text`.as('sortValue')],
    isAfter: after
      ? sql<SqlBool>`(${value}, ${name}, e.id) ${beyond}
          (${after[0]}::numeric, ${after[1]}, ${Number(after[2])}::integer)`
      : sql<SqlBool>`true`,
    order: sql`${value}, ${name} ${direction}, e.id ${direction}`,
  } as const
}

/** Descending is ascending by the negative value, so that names always ascend. */
function sortValue(sort: string): RawBuilder<number> {
  const isDown = sort.startsWith('-')
  const field = isDown ? sort.slice(1) : sort
  if (field === 'name') return sql`0::numeric`
  return sql`(${sql.raw(isDown ? '-' : '')}s.${sql.id(field)})::numeric`
}
