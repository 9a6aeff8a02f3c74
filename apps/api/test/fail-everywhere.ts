// Fails a verb at each of its statements in turn, for tests that no write is half done.
import { expect } from 'vitest'
import type { FailingServer } from './failing-database.ts'

/** What `stored` gives stays the same until the verb succeeds. Returns the number of its statements. */
export async function failEverywhere(
  failing: FailingServer,
  stored: () => Promise<unknown>,
  verb: () => Promise<{ status: number }>,
): Promise<number> {
  const before = await stored()
  for (let statement = 1; ; statement += 1) {
    failing.failAt(statement)
    const { status } = await verb()
    const statements = failing.count()
    if (statements < statement) {
      expect(status).toBe(200)
      expect(await stored()).not.toEqual(before)
      return statements
    }
    expect([statement, status]).toEqual([statement, 500])
    expect(await stored()).toEqual(before)
  }
}
