// Undoes side effects outside the database, such as a stored file, if the transaction is not committed.
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { Scope } from './scope.ts'

export function onRollback(trx: Kysely<Tables>, undo: () => Promise<void>): void {
  if (trx instanceof Scope) trx.onRollback(undo)
}
