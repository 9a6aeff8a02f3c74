// What is done beside the database for a transaction, such as a stored file, is taken back when it is not committed.
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Undo = () => Promise<void>

const undoings = new WeakMap<Kysely<Tables>, Undo[]>()

export function ifUndone(trx: Kysely<Tables>, undo: Undo): void {
  undoings.set(trx, [...(undoings.get(trx) ?? []), undo])
}

/** For whoever opened the transaction, when its work failed. */
export async function undoBeside(trx: Kysely<Tables>): Promise<void> {
  await Promise.all((undoings.get(trx) ?? []).map(undo => undo()))
}
