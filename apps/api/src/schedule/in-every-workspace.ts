// Runs a nightly job for all companies: a failure in one does not stop the others, and the queue retries.
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import { listActiveWorkspaceIds } from '#api/space/space.store.ts'

/** Calls `work` in a new transaction each time while it returns `hasMore`. */
export async function inEveryWorkspace(
  { db, now }: Services,
  job: string,
  work: (trx: Scope) => Promise<{ readonly hasMore: boolean }>,
): Promise<void> {
  const failures: unknown[] = []
  for (const workspaceId of await inTransaction(db, listActiveWorkspaceIds)) {
    try {
      while (
        (await inWorkspace(db, workspaceId, trx => work(trx.as({ actor: { job }, now: now() })))).hasMore
      );
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${job} failed in ${failures.length} workspaces`)
}
