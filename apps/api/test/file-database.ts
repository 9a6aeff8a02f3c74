// The database of a test file without a server: made before its tests, dropped after them.
import { afterAll } from 'vitest'
import { testDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'
import { perFile } from './per-test.ts'

export function fileDatabase(): TestDatabase {
  const database = perFile(() => testDatabase())
  afterAll(() => database.drop())
  return database
}
