// Pages of a list that is short enough to sort in memory: hundreds of units, positions, grades.
import type { Language } from '@hr/contract/messages/text.ts'
import { isAnyText, isKeyOf } from '#api/http/page-key.ts'
import { listPage } from '#api/http/list-page.ts'
import type { ListPage, PageInput } from '#api/http/list-page.ts'

/** By number, then by name collated for the reader's language, then by id. */
type SortKey = readonly [rank: string, name: string, id: string]
const isSortKey = isKeyOf<SortKey>(rank => /^-?\d{1,9}$/.test(rank), isAnyText, isAnyText)

type Order<Row> = {
  readonly language: Language
  readonly keyOf: (row: Row) => SortKey
  /** Names in descending order. */
  readonly namesDown?: boolean
}

export function pageOfRows<Row>(
  input: PageInput,
  rows: readonly Row[],
  { language, keyOf, namesDown = false }: Order<Row>,
): Promise<ListPage<Row>> {
  const collator = new Intl.Collator(language, { numeric: true })
  const compare = (one: SortKey, other: SortKey) =>
    Number(one[0]) - Number(other[0]) ||
    collator.compare(one[1], other[1]) * (namesDown ? -1 : 1) ||
    (one[2] < other[2] ? -1 : Number(one[2] > other[2]))
  const sorted = rows.toSorted((one, other) => compare(keyOf(one), keyOf(other)))
  return listPage(input, {
    rows: async ({ limit, offset, after }) =>
      (after ? sorted.filter(row => compare(keyOf(row), after) > 0) : sorted.slice(offset)).slice(0, limit),
    total: async () => sorted.length,
    keyOf,
    isKey: isSortKey,
  })
}
