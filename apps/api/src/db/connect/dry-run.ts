// Runs a change for its result only, so that a preview and the change cannot differ.
import { sql } from 'kysely'
import type { Scope } from './scope.ts'
import { markOf, settled } from './scope.ts'

/** Rolls back what `work` writes and locks; returns or throws its result. */
export async function dryRun<T>(trx: Scope, work: () => Promise<T>): Promise<T> {
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
