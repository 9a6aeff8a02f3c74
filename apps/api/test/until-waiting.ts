// Waits until so many transactions of the test's database wait for a lock.
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export async function untilWaiting({ services }: TestApp, transactions: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await sql`select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`.execute(services.db)
    if (rows.length >= transactions) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error(`Fewer than ${transactions} wait`)
}
