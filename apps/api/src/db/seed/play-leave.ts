// Plays leave requests of the demo company through the real verbs, on a clock of the past: so balances, history, audit and
// notifications are what they would be had it happened.
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { defaultRoles } from '@hr/domain/access/default-roles.ts'
import type { LineStep } from '@hr/domain/approval/approval-line.ts'
import { cancelRequest } from '#api/approval/cancel-request.ts'
import { decideStep } from '#api/approval/decide-step.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import type { AppCaller } from '#api/http/caller.ts'
import { leaveKind } from '#api/leave/request/leave-kind.ts'
import { placeLeave } from '#api/leave/request/request-leave.ts'
import type { Services } from '#api/services.ts'
import type { DemoCompany } from './create-demo-company.ts'
import type { DemoCalendar } from './demo-calendar.ts'
import { medicalCertificate } from './demo/medical-certificate.ts'
import { approvals } from './demo/leave-scenes.ts'
import type { LeaveScene } from './demo/leave-scenes.ts'
import type { Random } from './random.ts'

type Play = {
  readonly trx: WorkspaceTransaction
  readonly services: Services
  readonly company: DemoCompany
  readonly calendar: DemoCalendar
  readonly chance: Random
  readonly leaveTypeIds: ReadonlyMap<string, string>
}
type Member = DemoCompany['members'][number]

/** In the order in which they were requested. */
export async function playLeave(play: Play, scenes: readonly LeaveScene[]): Promise<void> {
  const dated = scenes.map(scene => ({ scene, on: requestedOn(play, scene) }))
  for (const { scene, on } of dated.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    await playScene(play, scene, on)
  }
}

const requestedOn = ({ calendar }: Play, { start, ahead }: LeaveScene): LocalDate => {
  const date = calendar.workday(start - ahead)
  return date < calendar.today ? date : calendar.today
}

async function playScene(play: Play, scene: LeaveScene, on: LocalDate): Promise<void> {
  const { calendar, chance } = play
  const clock = demoClock(calendar, on, chance)
  const requester = memberNamed(play, scene.who)
  const asked = {
    ...workOf(play, requester, clock()),
    input: {
      leaveTypeId: play.leaveTypeIds.get(scene.type) ?? '',
      ...range(play, scene),
      reason: scene.reason,
      approverIds: [],
      ...(scene.delegate !== undefined && { delegateId: memberNamed(play, scene.delegate).id }),
    },
    files: scene.withFile ? [medicalCertificate] : [],
  }
  const { id, line } = await placeLeave(asked)
  if (scene.outcome === 'CANCELLED') {
    const input = { id, reason: scene.comment ?? '' }
    await cancelRequest({ ...workOf(play, requester, clock()), input }, leaveKind)
    return
  }
  const deciders = decidersOf(play, requester, line)
  const approved = {
    APPROVED: deciders.length,
    WAITING_HR: deciders.length - 1,
    WAITING_MANAGER: 0,
    REJECTED: 0,
  }
  for (const decider of deciders.slice(0, approved[scene.outcome])) {
    const input = { id, comment: chance.pick(approvals) }
    await decideStep({ ...workOf(play, decider, clock()), input }, leaveKind, 'APPROVED')
  }
  const [first] = deciders
  if (scene.outcome !== 'REJECTED' || !first) return
  const input = { id, comment: scene.comment ?? '' }
  await decideStep({ ...workOf(play, first, clock()), input }, leaveKind, 'REJECTED')
}

/** Each time a working day later and in office hours, but never after now. */
function demoClock(
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

function range({ calendar }: Play, { type, start, days, half }: LeaveScene) {
  const from = calendar.workday(start)
  const to = type === 'MATERNITY' ? addDays(from, days - 1) : calendar.workday(start + days - 1)
  return { from, to, fromHalf: half ?? ('AM' as const), toHalf: half ?? ('PM' as const) }
}

/** The line that the request was given: its approvers, and somebody of HR where nobody is assigned. */
function decidersOf(play: Play, requester: Member, line: readonly LineStep[]): Member[] {
  const { members } = play.company
  const hr = members.filter(member => member.roles.includes('HR') && member.id !== requester.id)
  return line
    .filter(step => step.status === 'PENDING')
    .map(step => {
      const named = members.find(member => member.id === step.approverId)
      const other = hr.find(member => !line.some(one => one.approverId === member.id))
      return named ?? other ?? memberNamed(play, 'hr')
    })
}

function memberNamed({ company }: Play, username: string): Member {
  const member = company.members.find(one => one.username === username)
  if (!member) throw new Error(`Nobody of the demo company is called ${username}`)
  return member
}

function workOf({ trx, services, company }: Play, member: Member, now: Date): Omit<Work<never>, 'input'> {
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
      isAdmin: false,
      permissions: defaultRoles.filter(role => roles.includes(role.code)).flatMap(role => role.permissions),
    },
  }
  return { db: trx, caller, now, language: 'en', services: { ...services, now: () => now } }
}
