// Lists that cells refer to by name: places, currencies and work shifts (P10, N3, N5, A1).
import type { AddressLevel } from '@hr/contract/address.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Named, PlaceValue } from '@hr/domain/employee/import-facts.ts'
import { nameKey } from '@hr/domain/employee/import-facts.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { listWorkShiftRows } from '#api/attendance/shift/employee-shift.store.ts'
import { effectiveList } from '#api/address/effective-address.ts'
import type { EffectiveList } from '#api/address/effective-address.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type Places = Readonly<Record<AddressLevel, EffectiveList>>
export type SheetLookups = {
  readonly places: Places
  /** By code. */
  readonly currencies: ReadonlyMap<string, SheetCurrency>
  /** Those that can be assigned. */
  readonly workShifts: readonly Named[]
}
/** `exponent`: the decimals of the smallest unit. */
type SheetCurrency = { readonly exponent: number; readonly isEnable: boolean; readonly isBase: boolean }

export async function sheetLookups(db: Scope): Promise<SheetLookups> {
  const currencies = await db
    .from('currency')
    .select(['code', 'exponent', 'is_enable as isEnable', 'is_base as isBase'])
    .execute()
  return {
    places: {
      province: await effectiveList(db, 'province'),
      district: await effectiveList(db, 'district'),
      village: await effectiveList(db, 'village'),
    },
    workShifts: (await listWorkShiftRows(db)).filter(({ isActive }) => isActive),
    currencies: new Map(currencies.map(({ code, ...currency }) => [code, currency])),
  }
}

/** Two without a currency. */
export const exponentOf = ({ currencies }: SheetLookups, code: string | null): number =>
  currencies.get(code ?? '')?.exponent ?? 2

/** The name of a place in the reader's language; a place no longer listed keeps its stored name. */
export function placeText(
  places: Places,
  level: AddressLevel,
  place: PlaceValue,
  language: Language,
): string {
  if (place.id === null) return place.name
  const row = places[level].any(place.id)
  return row === undefined ? '' : nameIn(row, language)
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
