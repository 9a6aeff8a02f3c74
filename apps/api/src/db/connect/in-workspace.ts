// The two ways to use the database: inside one workspace, or with the tables that belong to none.
import { AbortedTransactionError, sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { writeLate, writeWithCommit } from './commit-writes.ts'
import type { Database } from './database.ts'
import { Scope, sendWrite } from './scope.ts'

type TransactionOptions = { retries?: number }

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const retryable = new Set(['40001', '40P01']) // serialization failure, deadlock

/** Runs `work` in a transaction that sees only this workspace's rows. `work` may run again after a deadlock. */
export function inWorkspace<T>(
  db: Database,
  workspaceId: string,
  work: (trx: Scope) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return inTransaction(
    db,
    async trx => {
      await enterWorkspace(trx, workspaceId)
      return work(trx)
    },
    options,
  )
}

/** From here on the transaction sees only this workspace's rows; used by the transaction that creates the workspace. */
export async function enterWorkspace(trx: Scope, workspaceId: string): Promise<void> {
  if (!uuidPattern.test(workspaceId)) throw new TypeError('workspaceId is not a uuid')
  writeLate(trx)
  trx.enter(workspaceId)
  await sendWrite(trx, sql`select set_config('app.workspace_id', ${workspaceId}, true)`.compile(trx))
}

/** From here on company tables look empty to the transaction. */
export async function leaveWorkspace(trx: Scope): Promise<void> {
  writeLate(trx)
  trx.enter(null)
  await sendWrite(trx, sql`select set_config('app.workspace_id', '', true)`.compile(trx))
}

/** Runs `work` in a transaction of no workspace: company tables look empty. `work` may run again after a deadlock. */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Scope) => Promise<T>,
  { retries = 3 }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await once(db, work)
    } catch (error) {
      if (attempt >= retries || !isRetryable(error)) throw error
      await sleep(2 ** attempt * 10 * (0.5 + Math.random()))
    }
  }
}

async function once<T>(db: Database, work: (trx: Scope) => Promise<T>): Promise<T> {
  let open: Scope | undefined
  let isCommitting = false
  try {
    return await db.transaction().execute(inner => {
      const executor = inner.getExecutor()
      return executor.provideConnection(async connection => {
        open = Scope.of(executor, connection)
        const done = await work(open)
        writeWithCommit(open)
        isCommitting = true
        return done
      })
    })
  } catch (error) {
    if (!isCommitting || isRefused(error)) await open?.undoSideEffects()
    if (error instanceof AbortedTransactionError) throw (await open?.failure()) ?? error
    throw error
  }
}

/** Of an error during the commit: nothing is committed. After a lost connection it may be. */
const isRefused = (error: unknown): boolean =>
  error instanceof AbortedTransactionError ||
  (error instanceof pg.DatabaseError && error.severity === 'ERROR')

function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && retryable.has(error.code)
  )
}
