// A person's address with names: from the lists, also for delisted entries, or as typed (N5).
import type { AddressLevel } from '@hr/contract/address.ts'
import type { EmployeePersonal } from '@hr/contract/employee-record.ts'
import type { Kysely } from 'kysely'
import { effectiveList } from '#api/address/effective-address.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { RecordRow } from './record.queries.ts'

type Db = Kysely<Tables>
type Names = { readonly name: string; readonly nameLo: string }

export async function toAddress(db: Db, row: RecordRow): Promise<EmployeePersonal['address']> {
  const of = [db, row.workspace_id] as const
  const province = await namesOf(...of, 'province', row.province_id, row.province_name)
  const district = await namesOf(...of, 'district', row.district_id, row.district_name)
  const village = await namesOf(...of, 'village', row.village_id, row.village_name)
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

async function namesOf(
  db: Db,
  workspaceId: string,
  level: AddressLevel,
  id: number | null,
  typed: string,
): Promise<Names> {
  if (id === null) return { name: typed, nameLo: typed }
  const entry = (await effectiveList(db, workspaceId, level)).any(id)
  return { name: entry?.name ?? '', nameLo: entry?.nameLo || (entry?.name ?? '') }
}
