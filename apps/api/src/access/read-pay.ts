// Reads of pay that a list shows with other facts (P7): whose the reader may see, logged once for all of them.
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { logSensitiveRead } from './log-sensitive-read.ts'
import { maySeeSensitive } from './sensitive-scope.ts'

/** Whether the caller may see the pay of one of these people. */
export async function readPay(
  db: Scope,
  caller: AppCaller,
  employeeIds: readonly number[],
): Promise<(employeeId: number) => boolean> {
  const seen = new Set(employeeIds.filter(id => maySeeSensitive(caller, id)))
  await logSensitiveRead(db, caller, 'pay', [...seen])
  return id => seen.has(id)
}
