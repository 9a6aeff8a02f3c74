// Fails a verb at each of its statements in turn, for tests that no write is half done.
import { expect } from 'vitest'
import { newId } from '#api/db/new-id.ts'
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

/**
 * The same for a call with an Idempotency-Key: its failures do not use up the key, and a repeat of its success changes
 * nothing. `repeated` is the status of the repeat: 409 where the answer has a secret.
 */
export async function failKeyed(
  failing: FailingServer,
  stored: () => Promise<unknown>,
  send: (options: { readonly headers: Readonly<Record<string, string>> }) => Promise<{ status: number }>,
  repeated = 200,
): Promise<number> {
  const headers = { 'idempotency-key': newId() }
  const statements = await failEverywhere(failing, stored, () => send({ headers }))
  const once = await stored()
  failing.failAt(0)
  expect((await send({ headers })).status).toBe(repeated)
  expect(await stored()).toEqual(once)
  return statements
}
