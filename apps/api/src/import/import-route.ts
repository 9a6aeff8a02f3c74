// The route of an import. A cancelled one stores nothing, so the signal is checked right before the commit, when everything
// is written.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { writeLate } from '#api/db/connect/commit-writes.ts'
import { preparedRoute } from '#api/http/context.ts'
import type { PreparationFor, PreparedHandler, Route } from '#api/http/context.ts'

export function importRoute<E extends Endpoint, Table>(
  endpoint: E,
  read: (sent: PreparationFor<E>) => Promise<Table>,
  store: PreparedHandler<E, Table>,
): Route {
  return preparedRoute(endpoint, read, async (context, table) => {
    const answer = await store(context, table)
    writeLate(context.db)
    await context.db.settled()
    context.signal.throwIfAborted()
    return answer
  })
}
