// Does something for its answer only: a preview then never promises what the change itself refuses.
import { sql } from 'kysely'
import { notesMark } from './commit-notes.ts'
import type { WorkspaceTransaction } from './in-workspace.ts'

/** Whatever `work` writes is taken back, its locks too; what it gives or throws is kept. */
export async function dryRun<T>(trx: WorkspaceTransaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint dry_run`.execute(trx)
  const forgetNotes = notesMark(trx)
  try {
    return await work()
  } finally {
    forgetNotes()
    await sql`rollback to savepoint dry_run`.execute(trx)
  }
}
