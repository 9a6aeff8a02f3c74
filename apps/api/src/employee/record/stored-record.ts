// A stored record under the field names of the contract, to be changed (P7).
import type { Selectable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { listEducation, listOtherPhones } from './record.queries.ts'
import { identityOf, papersOf } from '../import/row-facts.ts'

export type StoredRecord = ReturnType<typeof toRecord>
export type LockedRecord = {
  readonly row: Selectable<Tables['employee']>
  readonly record: StoredRecord
}

/** Locks the person until the transaction ends. */
export async function lockRecord(db: Scope, id: number): Promise<LockedRecord | undefined> {
  const row = await db.from('employee').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) return undefined
  const record = toRecord(row, await listOtherPhones(db, id), await listEducation(db, id))
  return { row, record }
}

type Education = Awaited<ReturnType<typeof listEducation>>

const toRecord = (row: Selectable<Tables['employee']>, otherPhones: string[], education: Education) => ({
  ...identityOf(row),
  ...papersOf(row),
  otherPhones,
  provinceId: row.province_id,
  provinceName: row.province_name,
  districtId: row.district_id,
  districtName: row.district_name,
  villageId: row.village_id,
  villageName: row.village_name,
  education,
})
