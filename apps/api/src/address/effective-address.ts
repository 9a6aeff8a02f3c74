// The address lists of a company: the built-in ones with its own changes (N5).
import type { AddressEntry, AddressLevel } from '@hr/contract/address.ts'
import { addressLevels } from '@hr/contract/address.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { listOwn } from './address.store.ts'
import { shippedAddress } from './shipped-address.ts'
import type { AddressRow } from './shipped-address.ts'

export type EffectiveList = {
  /** Children of an entry of the level above; built-in ones first, in their order. */
  readonly below: (parentId: number | null) => readonly AddressRow[]
  /** Children of that entry that the company hid. */
  readonly hiddenBelow: (parentId: number | null) => readonly AddressRow[]
  readonly isOwn: (id: number) => boolean
  /** Includes hidden entries: people may still live there. */
  readonly any: (id: number) => AddressRow | undefined
  /** Entries on the list only. */
  readonly listed: (id: number) => AddressRow | undefined
}

const levelAbove = (level: AddressLevel) => addressLevels[addressLevels.indexOf(level) - 1]
const levelBelow = (level: AddressLevel) => addressLevels[addressLevels.indexOf(level) + 1]

export async function effectiveList(db: Scope, level: AddressLevel): Promise<EffectiveList> {
  const shipped = await shippedAddress(level)
  const own = new Map((await listOwn(db, level)).map(row => [row.id, row]))
  const added = Map.groupBy(
    [...own.values()].filter(row => !row.isHidden && !shipped.byId.has(row.id)),
    row => row.parentId,
  )
  const isHidden = (id: number) => own.get(id)?.isHidden ?? false
  const any = (id: number) => own.get(id) ?? shipped.byId.get(id)
  return {
    below: parentId => [
      ...(shipped.byParent.get(parentId) ?? [])
        .filter(row => !isHidden(row.id))
        .map(row => own.get(row.id) ?? row),
      ...(added.get(parentId) ?? []),
    ],
    hiddenBelow: parentId => [...own.values()].filter(row => row.isHidden && row.parentId === parentId),
    isOwn: id => own.has(id),
    any,
    listed: id => (isHidden(id) ? undefined : any(id)),
  }
}

/** The entry with all its ancestors; undefined if one of them is not on the list. */
export async function findListed(
  db: Scope,
  level: AddressLevel,
  id: number,
): Promise<AddressRow | undefined> {
  const entry = (await effectiveList(db, level)).listed(id)
  const above = levelAbove(level)
  if (!entry || !above) return entry
  const parent = entry.parentId !== null && (await findListed(db, above, entry.parentId))
  return parent ? entry : undefined
}

/** The children of the parent, with the number of children of each. */
export async function listChildren(
  db: Scope,
  level: AddressLevel,
  parentId: number | null,
  { hidden = false }: { readonly hidden?: boolean } = {},
): Promise<AddressEntry[]> {
  const list = await effectiveList(db, level)
  const next = levelBelow(level)
  const below = next && (await effectiveList(db, next))
  const rows = hidden ? list.hiddenBelow(parentId) : list.below(parentId)
  return rows.map(({ id, name, nameLo }) => ({
    id,
    name,
    nameLo,
    childCount: below?.below(id).length ?? 0,
    isOwn: list.isOwn(id),
  }))
}
