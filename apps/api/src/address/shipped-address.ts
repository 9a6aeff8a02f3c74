// The built-in address lists (N5), read from disk on first use: docs/decisions/0014-address-lists.md.
import type { AddressLevel } from '@hr/contract/address.ts'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

export type AddressRow = {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly nameLo: string
}
type AddressList = {
  readonly byId: ReadonlyMap<number, AddressRow>
  readonly byParent: ReadonlyMap<number | null, readonly AddressRow[]>
}

/** Id, parent id, English name or '', Lao name. */
const fileRows = z.array(z.tuple([z.int(), z.nullable(z.int()), z.string(), z.string()]))
const fileOf = { province: 'provinces', district: 'districts', village: 'villages' } as const
const lists = new Map<AddressLevel, Promise<AddressList>>()

export function shippedAddress(level: AddressLevel): Promise<AddressList> {
  const known = lists.get(level)
  if (known) return known
  const list = readList(level)
  lists.set(level, list)
  return list
}

async function readList(level: AddressLevel): Promise<AddressList> {
  const text = await readFile(new URL(`lists/${fileOf[level]}.json`, import.meta.url), 'utf8')
  const rows = z
    .parse(fileRows, JSON.parse(text))
    .map(([id, parentId, name, nameLo]): AddressRow => ({ id, parentId, name: name || nameLo, nameLo }))
  return {
    byId: new Map(rows.map(row => [row.id, row])),
    byParent: Map.groupBy(rows, row => row.parentId),
  }
}
