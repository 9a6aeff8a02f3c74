// Requests with the same Idempotency-Key and session run once; repeats get the first answer for 24 h.
// The key is inserted in the transaction of the work: a repeat waits for it, and runs if it failed.
import { createHash } from 'node:crypto'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal } from './refusal.ts'

type IdempotencyKey = {
  readonly sessionId: string
  readonly key: string
  readonly requestHash: string
  readonly keepsAnswer: boolean
}

export async function idempotent(
  trx: Scope,
  { sessionId, key, requestHash, keepsAnswer }: IdempotencyKey,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const row = { session_id: sessionId, key }
  if (!(await takeKey(trx, { ...row, request_hash: requestHash }))) return firstAnswer(trx, row, requestHash)
  const answer = await work()
  if (keepsAnswer) {
    await trx
      .updateTable('idempotency_key')
      .set({ answer: JSON.stringify(answer) })
      .where('session_id', '=', sessionId)
      .where('key', '=', key)
      .execute()
  }
  return answer
}

/** False if a request with the key has run; waits for one that is running. A request that comes later is refused. */
export async function takeKey(
  trx: Scope,
  row: { readonly session_id: string; readonly key: string; readonly request_hash: string },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('idempotency_key')
    .values({ ...row, answer: null })
    .onConflict(conflict => conflict.columns(['session_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

async function firstAnswer(trx: Scope, row: { session_id: string; key: string }, requestHash: string) {
  const first = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where('session_id', '=', row.session_id)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  if (first.request_hash !== requestHash || first.answer === null) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  return first.answer
}

/** Distinguishes two different requests with the same key. */
export function requestHash(
  method: string,
  path: string,
  input: unknown,
  files: readonly { bytes: Buffer }[],
): string {
  const hash = createHash('sha256').update(`${method} ${path}\n${JSON.stringify(input)}`)
  for (const file of files) hash.update(createHash('sha256').update(file.bytes).digest())
  return hash.digest('hex')
}

export async function deleteOldKeys(trx: Scope, before: Date): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('created_at', '<', before).execute()
}
