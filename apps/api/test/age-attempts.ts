// Ages counted attempts, because they are limited by the clock of the database (session/attempt.store.ts).
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

export async function ageAttempts({ services }: TestApp, seconds: number): Promise<void> {
  const passed = sql`${seconds} * interval '1 second'`
  await sql`
    update sign_in_delay set blocked_until = blocked_until - ${passed}, failed_at = failed_at - ${passed}`.execute(
    services.db,
  )
}
