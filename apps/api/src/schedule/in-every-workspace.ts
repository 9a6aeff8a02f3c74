// A nightly job for all companies: one that fails does not keep the others waiting, and the queue tries again.
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { Services } from '#api/services.ts'
import { listActiveWorkspaceIds } from '#api/space/space.store.ts'

/** `work` is called again, each time in a transaction of its own, while it answers that there is more to do. */
export async function inEveryWorkspace(
  { db }: Services,
  job: string,
  work: (trx: WorkspaceTransaction, workspaceId: string) => Promise<{ readonly hasMore: boolean }>,
): Promise<void> {
  const failures: unknown[] = []
  for (const workspaceId of await inTransaction(db, listActiveWorkspaceIds)) {
    try {
      while ((await inWorkspace(db, workspaceId, trx => work(trx, workspaceId))).hasMore);
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${job} failed in ${failures.length} workspaces`)
}
