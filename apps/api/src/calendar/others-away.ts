// Colleagues of the unit who are away on the days of requests, for those who decide them (L7). One query, whatever the
// number of requests.
import type { AwayColleagues } from '@hr/contract/leave-decision.ts'
import { sql } from 'kysely'
import { todayIn } from '#api/company/today.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { colleaguesAway, waitingRequests } from './away.queries.ts'
import type { WaitingRequest } from './away.queries.ts'

const nobody: AwayColleagues = { away: [], awayCount: 0 }

/** By request id. */
export async function othersAway(
  { db }: Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'now'>,
  requests: readonly WaitingRequest[],
): Promise<(requestId: string) => AwayColleagues> {
  if (requests.length === 0) return () => nobody
  const { rows } = await sql<{ readonly id: string; readonly colleagues: AwayColleagues }>`
    select request.id, ${colleaguesAway(db, await todayIn(db))} as colleagues
    from ${waitingRequests(requests)} ${prepared}`.execute(db)
  const awayOf = new Map(rows.map(({ id, colleagues }) => [id, colleagues]))
  return requestId => awayOf.get(requestId) ?? nobody
}
