// Recounts leave after a holiday or shift changed (L10): days that no longer count are released by reversing entries;
// new
// ones are taken only if HR chooses so and the balance allows it; a request without days left ends.
import type { Recounted } from '@hr/contract/recount.ts'
import { allocateLots } from '@hr/domain/leave/allocate-lots.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import { countedHalfDays, leaveDays } from '@hr/domain/leave/leave-days.ts'
import type { HalfDay } from '@hr/domain/leave/leave-days.ts'
import { recountOf, recountOutcome } from '@hr/domain/leave/recount.ts'
import type { IsTouched } from '@hr/domain/leave/recount.ts'
import { endAsCancelled } from '#api/approval/cancel-request.ts'
import { insertEvents } from '#api/approval/event.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { loadCalendar } from '#api/calendar/person-calendar.queries.ts'
import { writeNow } from '#api/db/connect/commit-writes.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { listPeople } from '#api/people/person.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { notify } from '#api/notification/notify.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { leaveKind } from '../request/leave-kind.ts'
import { lockBalance, newUse, releaseHalfDays } from '../ledger/leave-ledger.store.ts'
import { loadLedger } from '../ledger/load-ledger.queries.ts'
import { findLeaveToRecount, listLeaveTouching } from './leave-recount.queries.ts'
import type { Touching } from './leave-recount.queries.ts'
import { listHalfDays, updateCountedDays } from '../request/leave-request.store.ts'
import { storedText } from '#api/approval/history-text.ts'

/** Recounts leave that touches these dates. */
type Recount = Touching & {
  /** The days with a changed holiday or shift. */
  readonly isTouched: (employeeId: number, ...day: Parameters<IsTouched>) => boolean
  readonly takeDays: boolean
  /** For the history of the requests, for instance the name of the holiday. */
  readonly reason: Bilingual
}
type Found = NonNullable<Awaited<ReturnType<typeof findLeaveToRecount>>>

/** In the order of request numbers, in the transaction of the change. */
export async function recountRequests(work: Work<unknown>, recount: Recount): Promise<Recounted[]> {
  const { db } = work
  const ids = await listLeaveTouching(db, recount)
  const outcomes: Omit<Recounted, 'employee'>[] = []
  const requesters: number[] = []
  for (const id of ids) {
    if (!(await leaveKind.lock(db, id))) continue
    const request = await findLeaveToRecount(db, id)
    const outcome = request && (await recountOne(work, request, recount))
    if (!outcome) continue
    outcomes.push(outcome)
    requesters.push(request.requesterId)
  }
  const people = await listPeople(db, requesters)
  return outcomes.map((outcome, index) => ({
    ...outcome,
    employee: orNotFound(people.get(requesters[index] ?? 0)),
  }))
}

/** Undefined if the count of the request does not change. */
async function recountOne(work: Work<unknown>, request: Found, recount: Recount) {
  const { db } = work
  await lockBalance(db, request.requesterId)
  const stored = await listHalfDays(db, request.id)
  const days = await countedNow(work, request)
  const { givenBack, wanted } = recountOf(stored, days, (...day) =>
    recount.isTouched(request.requesterId, ...day),
  )
  if (givenBack.length === 0 && wanted.length === 0) return undefined
  // Released days can pay for new ones.
  await releaseHalfDays(db, request.id, givenBack)
  const taken = recount.takeDays && wanted.length > 0 ? await payFor(work, request, wanted) : []
  const before = countedHalfDays(stored)
  const after = before - givenBack.length + taken.length
  const outcome = recountOutcome({
    before,
    givenBack: givenBack.length,
    taken: taken.length,
    mayTake: recount.takeDays,
  })
  if (outcome === 'CANCELLED') await endAsCancelled(work, leaveKind, request, { reason: recount.reason })
  else if (outcome !== 'SHORT' && outcome !== 'KEPT')
    await saveCounted(work, request, { days: [...givenBack, ...taken], after, reason: recount.reason })
  return {
    requestId: request.id,
    number: request.number,
    status: request.status,
    from: request.from,
    to: request.to,
    halfDaysBefore: before,
    halfDaysAfter: after,
    halfDaysTaken: taken.length,
    outcome,
  }
}

async function countedNow({ db }: Work<unknown>, request: Found): Promise<HalfDay[]> {
  const { from, to, fromHalf, toHalf, requesterId } = request
  const calendar = await loadCalendar(db, requesterId, from, to)
  return leaveDays({ from, to, fromHalf, toHalf, ...calendar, countsWeekendsAndHolidays: false })
}

/** All or none: a request is never partly paid. */
async function payFor(
  { db }: Work<unknown>,
  { id, requesterId, leaveTypeId, isPaid }: Found,
  wanted: readonly HalfDay[],
): Promise<readonly HalfDay[]> {
  if (!isPaid) return wanted
  const { lots, entries } = await loadLedger(db, { employeeIds: [requesterId], leaveTypeId })
  const { allocations, short } = allocateLots(remainingLots(lots, entries), wanted)
  if (short) return []
  writeNow(db, [newUse(db, { requestId: id, allocations })])
  return wanted
}

type Counted = {
  readonly days: readonly HalfDay[]
  readonly after: number
  readonly reason: Bilingual
}

async function saveCounted(
  work: Work<unknown>,
  { id, requesterId, number }: Found,
  { days, after, reason }: Counted,
): Promise<void> {
  const { db, caller, now } = work
  const { workspaceId } = caller
  await updateCountedDays(db, { requestId: id, days, halfDays: after, now })
  insertEvents(db, [
    {
      workspace_id: workspaceId,
      kind: leaveKind.kind,
      request_id: id,
      at: now,
      actor_id: caller.employeeId,
      account_id: caller.accountId,
      action: 'EDITED',
      approve_order: null,
      ...storedText(reason),
    },
  ])
  await auditUpdate(db, leaveKind.entity, id, { after: { halfDays: after, reason: reason.en } })
  await notify(work, {
    code: 'LEAVE_RECOUNTED',
    parameters: { number, days: after, holiday: reason },
    employeeIds: [requesterId],
    link: leaveKind.pages.owner(id),
  })
  await publishLive(db, { topic: leaveKind.topic, employeeIds: [requesterId] })
}
