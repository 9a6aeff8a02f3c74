// The address in a file: each part is a list entry if one below the part above has that name in either language; else
// it
// stays as typed (N5).
import type { AddressLevel } from '@hr/contract/address.ts'
import { addressLevels } from '@hr/contract/address.ts'
import type { PlaceValue } from '@hr/domain/employee/import-facts.ts'
import type { Cells } from './import-rows.ts'
import { findPlace, placeText } from './sheet-lookups.ts'
import type { Places } from './sheet-lookups.ts'
import type { SheetRow } from './sheet.queries.ts'

/** Undefined unless the row has an address; then all parts, since each is looked up below the one above. */
export function readPlaces(
  cells: Cells,
  known: SheetRow | undefined,
  places: Places,
): Partial<Record<AddressLevel, PlaceValue>> {
  if (addressLevels.every(level => cells[level] === undefined)) return {}
  const read: Partial<Record<AddressLevel, PlaceValue>> = {}
  let above: number | null | undefined = null
  for (const level of addressLevels) {
    const kept = known?.record[level]
    const name = cells[level] ?? (kept ? placeText(places, level, kept, 'en') : '')
    if (name === '') {
      above = undefined
      continue
    }
    const id: number | undefined = above === undefined ? undefined : findPlace(places, level, above, name)
    const isKept = cells[level] === undefined && kept?.id != null && isBelow(places, level, kept.id, above)
    if (isKept) read[level] = kept
    else read[level] = id === undefined ? { id: null, name } : { id, name: '' }
    above = read[level]?.id ?? undefined
  }
  return read
}

const isBelow = (places: Places, level: AddressLevel, id: number, above: number | null | undefined) =>
  above !== undefined && places[level].any(id)?.parentId === above
