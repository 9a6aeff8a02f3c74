// An address with names: from the lists, also for delisted entries, or as typed (N5).
import type { AddressLevel } from '@hr/contract/address.ts'
import type { PostalAddress } from '@hr/contract/postal-address.ts'
import type { Selectable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { effectiveList } from './effective-address.ts'

type AddressRow = Pick<
  Selectable<Tables['company_profile']>,
  | 'province_id'
  | 'province_name'
  | 'district_id'
  | 'district_name'
  | 'village_id'
  | 'village_name'
  | 'address_line'
>
type Names = { readonly name: string; readonly nameLo: string }

export async function toAddress(db: Scope, row: AddressRow): Promise<PostalAddress> {
  const province = await namesOf(db, 'province', row.province_id, row.province_name)
  const district = await namesOf(db, 'district', row.district_id, row.district_name)
  const village = await namesOf(db, 'village', row.village_id, row.village_name)
  return {
    provinceId: row.province_id,
    provinceName: row.province_name,
    districtId: row.district_id,
    districtName: row.district_name,
    villageId: row.village_id,
    villageName: row.village_name,
    addressLine: row.address_line,
    shown: { province: province.name, district: district.name, village: village.name },
    shownLo: { province: province.nameLo, district: district.nameLo, village: village.nameLo },
  }
}

async function namesOf(db: Scope, level: AddressLevel, id: number | null, typed: string): Promise<Names> {
  if (id === null) return { name: typed, nameLo: typed }
  const entry = (await effectiveList(db, level)).any(id)
  return { name: entry?.name ?? '', nameLo: entry?.nameLo || (entry?.name ?? '') }
}
