// The words for adjustments and opening balances in a file; exports write the first of each language (L3).
import type { Language } from '@hr/contract/messages/text.ts'
import type { Adjustment } from '@hr/domain/leave/book-adjustment.ts'
import { headerKey } from '#api/import/table-columns.ts'

type Kind = Adjustment['kind']

const words: Readonly<Record<Kind, Readonly<Record<Language, readonly [string, ...string[]]>>>> = {
  ADJUSTMENT: { en: ['Adjustment', 'adjust', 'correction'], lo: ['ການປັບວັນພັກ', 'ປັບ'] },
  OPENING: { en: ['Opening balance', 'opening', 'brought forward'], lo: ['ຍອດຍົກມາ', 'ຍົກມາ'] },
}
const kinds = ['ADJUSTMENT', 'OPENING'] as const

const byWord: ReadonlyMap<string, Kind> = new Map(
  kinds.flatMap(kind =>
    [kind, ...words[kind].en, ...words[kind].lo].map(word => [headerKey(word), kind] as const),
  ),
)

/** Empty = an adjustment; undefined for an unknown word. */
export const kindOfWord = (word: string): Kind | undefined =>
  word === '' ? 'ADJUSTMENT' : byWord.get(headerKey(word))

export const wordOfKind = (kind: Kind, language: Language): string => words[kind][language][0]

/** 'Adjustment, Opening balance' */
export const kindWords = (language: Language): string =>
  kinds.map(kind => wordOfKind(kind, language)).join(', ')
