// Requests the same overtime for several people of one's team (O2): a request each, all of them or none. Where the caller
// is the first to decide, asking is approving.
import { serverText } from '@hr/contract/messages/server-text.ts'
import type { Person } from '@hr/contract/person.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import { overtimeMinutes } from '@hr/domain/overtime/asked-overtime.ts'
import type { AskedOvertime } from '@hr/domain/overtime/asked-overtime.ts'
import { teamMemberIds } from '#api/access/team-member-ids.ts'
import { findClosedDates } from '#api/approval/closed-request.queries.ts'
import { decideStep } from '#api/approval/decide-step.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { loadLeaveOn } from '#api/calendar/leave-on.queries.ts'
import { todayIn } from '#api/company/today.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { listEmployedPeople, listPeople } from '#api/people/person.ts'
import { createRequest } from '#api/request/create-request.ts'
import { closedByOvertime } from './closed-by-overtime.ts'
import { toOtDay } from './ot-extras.ts'
import { loadOtFacts } from './load-ot-facts.ts'
import { otKind } from './ot-kind.ts'
import { wouldPay } from './would-pay.ts'

type ForMembers = AskedOvertime & { readonly employeeIds: readonly number[] }

/** Who works here, by name. */
export async function listOtMembers(work: Work<unknown>): Promise<Person[]> {
  return listEmployedPeople(work.db, await teamOf(work))
}

/** Throws NOT_FOUND for a person who is not of the team. */
export async function previewOtForMembers(work: Work<ForMembers>) {
  const { db, input, language } = work
  const ids = await membersOf(work)
  const onDate = (requesterId: number) => ({ requesterId, date: input.date })
  const [people, facts, leaveOn, closedTo, payOf] = await Promise.all([
    listPeople(db, ids),
    factsOf(work, ids),
    loadLeaveOn(db, ids.map(onDate)),
    closedToOfMembers(work, ids),
    wouldPay(work, ids, input.date),
  ])
  return {
    minutes: overtimeMinutes(input),
    members: facts.map(({ id, refusal, ...own }) => ({
      employee: orNotFound(people.get(id)),
      ...toOtDay(own.day, leaveOn(onDate(id))),
      limits: own.limits,
      pay: payOf(id, own),
      closedTo: closedTo(id),
      refusal: refusal
        ? { code: refusal.code, message: serverText(language, refusal.code, refusal.parameters) }
        : null,
    })),
  }
}

/** Throws NOT_FOUND for a person who is not of the team, and OT_MEMBERS_REFUSED if anybody cannot work it. */
export async function requestOtForMembers(
  work: Work<ForMembers & { readonly reason: string }>,
): Promise<{ ids: string[] }> {
  const { caller, input } = work
  const members = await membersOf(work)
  const refused = (await factsOf(work, members)).filter(({ refusal }) => refusal)
  if (refused.length > 0)
    throw new Refusal('OT_MEMBERS_REFUSED', { count: refused.length, total: members.length })
  const { date, timeIn, timeOut, reason } = input
  const asked = { ...work, input: { date, timeIn, timeOut, reason, approverIds: [] }, files: [] }
  const closedTo = await closedToOfMembers(work, members)
  const ids: string[] = []
  for (const employeeId of members) {
    const { id, line } = await createRequest(asked, otKind, employeeId)
    // Changing a closed period needs a separate reason.
    if (closedTo(employeeId) === null && readyStep(line)?.approverId === caller.employeeId)
      await decideStep({ ...work, input: { id, comment: '' } }, otKind, 'APPROVED')
    ids.push(id)
  }
  return { ids }
}

/** For whom the caller may request overtime. */
export const teamOf = async ({ db, caller }: Pick<Work<unknown>, 'db' | 'caller'>) =>
  teamMemberIds(db, ownEmployeeId(caller), await todayIn(db))

/** In the order of their ids, in which they are locked. */
async function membersOf(work: Work<ForMembers>): Promise<number[]> {
  const team = new Set(await teamOf(work))
  const ids = [...new Set(work.input.employeeIds)].toSorted((one, other) => one - other)
  if (!ids.every(id => team.has(id))) throw new Refusal('NOT_FOUND')
  return ids
}

/** The last day of the closed period that the overtime of each would change (A13). */
async function closedToOfMembers({ db, input }: Work<ForMembers>, ids: readonly number[]) {
  const { date, timeIn, timeOut } = input
  const asked = { date, timeIn, timeOut, from: date, to: date }
  const ofEverybody = await findClosedDates(db, asked)
  if (ofEverybody !== undefined) return () => ofEverybody
  const changed = await closedByOvertime(
    db,
    ids.map(id => ({ id: String(id), requesterId: id, asked, replaced: null })),
  )
  return (id: number) => changed.get(String(id)) ?? null
}

const factsOf = ({ db, input }: Work<ForMembers>, ids: readonly number[]) =>
  Promise.all(
    ids.map(async id => {
      const { date, timeIn, timeOut } = input
      return { id, ...(await loadOtFacts(db, id, { date, timeIn, timeOut, fileCount: 0 })) }
    }),
  )
