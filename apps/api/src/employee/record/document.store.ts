// The SQL of document scans; the file store has the bytes (P7).
import type { EmployeeDocument } from '@hr/contract/employee-document.ts'
import type { Insertable } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'

export async function listDocuments(db: Scope, employeeId: number): Promise<EmployeeDocument[]> {
  const rows = await db
    .from('employee_document')
    .select(['id', 'kind', 'name', 'expires_on', 'content_type', 'byte_count', 'created_at'])
    .where('employee_id', '=', employeeId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toDocument)
}

type DocumentRow = Pick<
  Insertable<Tables['employee_document']>,
  'id' | 'kind' | 'name' | 'content_type' | 'byte_count'
> & { expires_on: string | null; created_at: Date }

export const toDocument = (row: DocumentRow): EmployeeDocument => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  expiresOn: row.expires_on,
  contentType: row.content_type,
  bytes: row.byte_count,
  createdAt: row.created_at.toISOString(),
})

/** With the key of its file. */
export function findDocument(db: Scope, employeeId: number, id: string) {
  return db
    .from('employee_document')
    .selectAll()
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertDocument(db: Db, row: Insertable<Tables['employee_document']>): Promise<void> {
  await db.insertInto('employee_document').values(row).execute()
}

/** False if it was already deleted. */
export async function deleteDocument(db: Scope, employeeId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .delete('employee_document')
    .where('employee_id', '=', employeeId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
