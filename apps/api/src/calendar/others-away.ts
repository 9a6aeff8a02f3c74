// Colleagues of the unit who are away on the days of requests, for those who decide them (L7). The number of queries does
// not depend on the number of requests.
import type { AwayColleagues } from '@hr/contract/leave-decision.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { listPeople } from '#api/people/person.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { listOthersAway } from './away.queries.ts'
import type { WaitingRequest } from './away.queries.ts'

const mostShownAway = 10

/** By request id. */
export async function othersAway(
  { db }: Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'now'>,
  requests: readonly WaitingRequest[],
): Promise<(requestId: string) => AwayColleagues> {
  const today = await todayIn(db)
  const away = requests.length === 0 ? [] : await listOthersAway(db, requests, today)
  const awayOf = Map.groupBy(away, other => other.requestId)
  const shown = [...awayOf.values()].flatMap(others => others.slice(0, mostShownAway))
  const people = await listPeople(
    db,
    shown.map(other => other.requesterId),
  )
  return requestId => {
    const others = awayOf.get(requestId) ?? []
    return {
      away: others.slice(0, mostShownAway).map(({ requesterId, from, to, status }) => ({
        employee: orNotFound(people.get(requesterId)),
        from,
        to,
        status,
      })),
      awayCount: others.length,
    }
  }
}
