// Runs a change for its result only, so that a preview and the change cannot differ.
import { sql } from 'kysely'
import type { WorkspaceTransaction } from './in-workspace.ts'
import { markOf, settled } from './open-transaction.ts'

/** Rolls back what `work` writes and locks; returns or throws its result. */
export async function dryRun<T>(trx: WorkspaceTransaction, work: () => Promise<T>): Promise<T> {
  const forget = markOf(trx)
  await sql`savepoint dry_run`.execute(trx)
  try {
    const done = await work()
    await settled(trx)
    return done
  } finally {
    forget()
    await sql`rollback to savepoint dry_run`.execute(trx)
  }
}
