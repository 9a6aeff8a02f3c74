// Checks that data can be saved by writing a little to the database and to the file store.
import { sql } from 'kysely'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import type { Database } from '#api/db/connect/database.ts'
import type { Services } from '#api/services.ts'

/** Calls within this time share one check: anonymous callers must not be able to trigger many writes. */
const sharedMs = 2_000

const checks = new WeakMap<Services, Promise<void>>()

/** Throws the error that a write would throw now. */
export function checkWritable(services: Services): Promise<void> {
  const shared = checks.get(services)
  if (shared) return shared
  const check = writeALittle(services)
  checks.set(services, check)
  const forget = () => void setTimeout(() => checks.delete(services), sharedMs).unref()
  check.then(forget, forget)
  return check
}

async function writeALittle({ db, files, now }: Services): Promise<void> {
  await writeRow(db, now())
  await files.checkWritable()
}

async function writeRow(db: Database, now: Date): Promise<void> {
  const value = JSON.stringify({ checkedAt: now.toISOString() })
  await inTransaction(db, async trx => {
    await trx
      .insertInto('installation_setting')
      .values({ key: 'readiness', value })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
      .execute()
    // One row fits into allocated space. Sorting with this little memory makes the database allocate 300 KB on disk.
    await sql`select set_config('work_mem', '64kB', true)`.execute(trx)
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx)
  })
}
