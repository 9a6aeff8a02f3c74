// Runs one of several steps of a transaction so that its failure does not undo the others.
import { sql } from 'kysely'
import type { Scope } from './scope.ts'
import { markOf, settled } from './scope.ts'

/** If `work` throws, its writes and locks are rolled back, and the transaction continues. */
export async function inSavepoint<T>(trx: Scope, work: () => Promise<T>): Promise<T> {
  const forget = markOf(trx)
  await sql`savepoint one_of_many`.execute(trx)
  try {
    const done = await work()
    await settled(trx)
    await sql`release savepoint one_of_many`.execute(trx)
    return done
  } catch (error) {
    forget()
    await sql`rollback to savepoint one_of_many`.execute(trx)
    await sql`release savepoint one_of_many`.execute(trx)
    throw error
  }
}
