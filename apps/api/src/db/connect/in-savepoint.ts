// Does one of several things of a transaction so that its failure does not undo the others.
import { sql } from 'kysely'
import { notesMark } from './commit-notes.ts'
import type { WorkspaceTransaction } from './in-workspace.ts'

/** What `work` wrote is taken back, its locks too, when it throws; the transaction goes on. */
export async function inSavepoint<T>(trx: WorkspaceTransaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint one_of_many`.execute(trx)
  const forgetNotes = notesMark(trx)
  try {
    const done = await work()
    await sql`release savepoint one_of_many`.execute(trx)
    return done
  } catch (error) {
    forgetNotes()
    await sql`rollback to savepoint one_of_many`.execute(trx)
    await sql`release savepoint one_of_many`.execute(trx)
    throw error
  }
}
