// Lists that cells refer to by name: places and currencies (P10, N3, N5).
import type { AddressLevel } from '@hr/contract/address.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { PlaceValue } from '@hr/domain/employee/import-facts.ts'
import { nameKey } from '@hr/domain/employee/import-facts.ts'
import { effectiveList } from '#api/address/effective-address.ts'
import type { EffectiveList } from '#api/address/effective-address.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type Places = Readonly<Record<AddressLevel, EffectiveList>>
export type SheetLookups = {
  readonly places: Places
  /** Decimals of the smallest unit by code; a code in use but not in the company's list has 2. */
  readonly exponents: ReadonlyMap<string, number>
}

export async function sheetLookups(db: Scope): Promise<SheetLookups> {
  const currencies = await db.from('currency').select(['code', 'exponent']).execute()
  return {
    places: {
      province: await effectiveList(db, 'province'),
      district: await effectiveList(db, 'district'),
      village: await effectiveList(db, 'village'),
    },
    exponents: new Map(currencies.map(({ code, exponent }) => [code, exponent])),
  }
}

/** The default for unlisted currencies: two decimals. */
export const exponentOf = ({ exponents }: SheetLookups, code: string | null): number =>
  exponents.get(code ?? '') ?? 2

/** The name of a place in the reader's language; a place no longer listed keeps its stored name. */
export function placeText(
  places: Places,
  level: AddressLevel,
  place: PlaceValue,
  language: Language,
): string {
  if (place.id === null) return place.name
  const row = places[level].any(place.id)
  return (language === 'lo' && row?.nameLo) || row?.name || ''
}

/** The entry below the parent with that name in either language; undefined if none or several match. */
export function findPlace(
  places: Places,
  level: AddressLevel,
  parentId: number | null,
  name: string,
): number | undefined {
  const key = nameKey(name)
  const found = places[level]
    .below(parentId)
    .filter(row => nameKey(row.name) === key || nameKey(row.nameLo) === key)
  return found.length === 1 ? found[0]?.id : undefined
}
