// Shared parts of creating demo requests through the real verbs: people, clock, deciders.
import { defaultRoles } from '@hr/domain/access/default-roles.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { cancelRequest } from '#api/approval/cancel-request.ts'
import { decideStep } from '#api/approval/decide-step.ts'
import type { RequestKind, Work } from '#api/approval/request-kind.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Services } from '#api/services.ts'
import type { DemoCompany } from './create-demo-company.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { approvals } from './demo/leave-scenes.ts'
import type { Outcome } from './demo/leave-scenes.ts'
import type { Random } from './random.ts'

export type Member = Pick<DemoCompany['members'][number], 'id' | 'accountId' | 'username' | 'roles'>
export type Play = {
  readonly trx: Scope
  readonly services: Services
  readonly company: { readonly workspaceId: string; readonly members: readonly Member[] }
  readonly calendar: DemoCalendar
  readonly chance: Random
}

const administrator = 'admin'

/** The day the request was submitted, never after today. */
const requestedOn = (
  { calendar }: Pick<Play, 'calendar'>,
  { start, ahead }: { readonly start: number; readonly ahead: number },
): LocalDate => {
  const date = calendar.workday(start - ahead)
  return date < calendar.today ? date : calendar.today
}

/** By date of submission. */
export const inOrder = <Scene extends { readonly start: number; readonly ahead: number }>(
  play: Pick<Play, 'calendar'>,
  scenes: readonly Scene[],
): readonly { readonly scene: Scene; readonly on: LocalDate }[] =>
  scenes
    .map(scene => ({ scene, on: requestedOn(play, scene) }))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))

type Placed = { readonly id: string; readonly line: readonly DecidableStep[] }
type DecidableStep = { readonly status: string; readonly approverId: number | null }
type Played = {
  readonly requester: Member
  readonly clock: () => Date
  readonly outcome: Outcome
  readonly comment?: string | undefined
}

/** Takes a submitted request to its scripted outcome. */
export async function playOutcome(
  play: Play,
  kind: RequestKind,
  { id, line }: Placed,
  { requester, clock, outcome, comment = '' }: Played,
): Promise<void> {
  if (outcome === 'CANCELLED') {
    await cancelRequest({ ...workOf(play, requester, clock()), input: { id, reason: comment } }, kind)
    return
  }
  const deciders = decidersOf(play, requester, line)
  const approved = {
    APPROVED: deciders.length,
    WAITING_HR: deciders.length - 1,
    WAITING_MANAGER: 0,
    REJECTED: 0,
  }
  for (const decider of deciders.slice(0, approved[outcome])) {
    const input = { id, comment: play.chance.pick(approvals) }
    await decideStep({ ...workOf(play, decider, clock()), input }, kind, 'APPROVED')
  }
  const [first] = deciders
  if (outcome !== 'REJECTED' || !first) return
  await decideStep({ ...workOf(play, first, clock()), input: { id, comment } }, kind, 'REJECTED')
}

/** Each call is one working day later, in office hours, never after now. */
export function demoClock(
  { workday, indexOf, at, today }: DemoCalendar,
  from: LocalDate,
  chance: Random,
): () => Date {
  let index = indexOf(from)
  let last = 0
  return () => {
    const date = workday(index) < today ? workday(index) : today
    const wanted = at(date, chance.between(8, 16), chance.between(0, 59)).getTime()
    index += 1
    last = Math.max(wanted, last + 1000)
    return new Date(last)
  }
}

/** Approvers of the request's line; without one, HR, and for HR's own people the administrator (R8a). */
function decidersOf(play: Play, requester: Member, line: readonly DecidableStep[]): Member[] {
  const { members } = play.company
  const hr = members.filter(member => member.roles.includes('HR') && member.id !== requester.id)
  return line
    .filter(step => step.status === 'PENDING')
    .map(step => {
      const named = members.find(member => member.id === step.approverId)
      const other = hr.find(member => !line.some(one => one.approverId === member.id))
      return named ?? other ?? memberNamed(play, administrator)
    })
}

export function memberNamed({ company }: Pick<Play, 'company'>, username: string): Member {
  const member = company.members.find(one => one.username === username)
  if (!member) throw new Error(`Nobody of the demo company is called ${username}`)
  return member
}

export function workOf(
  { trx, services, company }: Play,
  member: Member,
  now: Date,
): Omit<Work<never>, 'input'> {
  const { id, accountId, username, roles } = member
  const caller: AppCaller = {
    sessionId: '',
    viewer: null,
    accountId,
    username,
    type: 'app',
    purpose: 'full',
    workspaceId: company.workspaceId,
    employeeId: id,
    access: {
      isAdmin: username === administrator,
      permissions: defaultRoles.filter(role => roles.includes(role.code)).flatMap(role => role.permissions),
    },
  }
  return {
    db: trx.as({ actor: caller, now }),
    caller,
    now,
    language: 'en',
    services: { ...services, now: () => now },
  }
}
