// What is done beside the database for a transaction, such as a stored file, is taken back when it is not committed.
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { OpenTransaction } from './open-transaction.ts'

export function onRollback(trx: Kysely<Tables>, undo: () => Promise<void>): void {
  if (trx instanceof OpenTransaction) trx.onRollback(undo)
}
