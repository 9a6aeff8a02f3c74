// Recomputes the days that a large change left stale (A12), person by person, each portion in its own transaction.
// Idempotent, also when run concurrently.
import { daysBetween } from '@hr/domain/calendar/local-date.ts'
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { publishLive } from '#api/live/publish-live.ts'
import type { Services } from '#api/services.ts'
import { mostAtOnce } from './recompute-changed-days.ts'
import { recomputeDays } from './recompute-days.ts'
import { deleteStale, listFirstStale, lockStale } from './stale-days.store.ts'
import type { Stale } from './stale-days.store.ts'

export async function recomputeStale(services: Services, workspaceId: string): Promise<void> {
  const portion = (trx: Scope) =>
    recomputePortion(trx.as({ actor: { job: 'attendance.recompute' }, now: services.now() }))
  while ((await inWorkspace(services.db, workspaceId, portion)).hasMore);
}

export async function recomputePortion(db: Scope): Promise<{ hasMore: boolean }> {
  const found = await listFirstStale(db, mostAtOnce)
  const [first] = found
  if (!first) return { hasMore: false }
  const days = daysBetween(first.from, first.to) + 1
  const portion = found.slice(0, Math.max(1, Math.floor(mostAtOnce / days)))
  // People first: the order of locks of every change of facts.
  const ids = portion.map(({ employeeId }) => employeeId)
  await lockEmployees(db, ids)
  const rows = await lockStale(db, ids)
  for (const alike of Map.groupBy(rows, changeOf).values()) {
    const [{ from, to, by, cause, reason } = first] = alike
    const employeeIds = alike.map(({ employeeId }) => employeeId)
    const because = { by, cause, reason, isJob: true } as const
    await recomputeDays(db, { employeeIds, from, to }, because)
  }
  await deleteStale(db, ids)
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
  return { hasMore: true }
}

/** Groups rows of the same change. */
const changeOf = ({ from, to, by, cause, reason }: Stale) => JSON.stringify([from, to, by, cause, reason])
