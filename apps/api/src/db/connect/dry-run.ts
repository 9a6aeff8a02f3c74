// Does something for its answer only: a preview then never promises what the change itself refuses.
import { sql } from 'kysely'
import type { WorkspaceTransaction } from './in-workspace.ts'
import { markOf, settled } from './open-transaction.ts'

/** Whatever `work` writes is taken back, its locks too; what it gives or throws is kept. */
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
