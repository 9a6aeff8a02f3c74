// A stored record under the field names of the contract, to be changed (P7).
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { listEducation, listOtherPhones } from './record.queries.ts'
import { identityOf, papersOf } from '../import/row-facts.ts'

type Db = Kysely<Tables>
export type StoredRecord = ReturnType<typeof toRecord>
export type LockedRecord = {
  readonly row: Selectable<Tables['employee']>
  readonly record: StoredRecord
}

/** Locks the person until the transaction ends. */
export async function lockRecord(db: Db, workspaceId: string, id: number): Promise<LockedRecord | undefined> {
  const row = await db
    .selectFrom('employee')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const record = toRecord(
    row,
    await listOtherPhones(db, workspaceId, id),
    await listEducation(db, workspaceId, id),
  )
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
