// Locks employees while their job, employment or days change.
import { sql } from 'kysely'
import type { Scope } from '#api/db/connect/scope.ts'

/** Serializes changes of one person's job or employment; foreign keys to the person are not blocked. */
export function lockEmployee(db: Scope, id: number) {
  return db
    .from('employee')
    .select(['id', 'status', 'started_on', 'ended_on'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks in a fixed order, so that two transactions never deadlock. */
export function lockEmployees(db: Scope, ids: readonly number[]) {
  return db
    .from('employee')
    .select(['id', 'staff_id', 'status', 'started_on', 'ended_on'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
