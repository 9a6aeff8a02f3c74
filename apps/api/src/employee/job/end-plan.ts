// Loads and locks everything the end of an employment changes: the preview shows it, the verb saves it (P8, R8, R9).
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import {
  endRefusal,
  endsWith,
  handedBack,
  handedOver,
  handoverDay,
  historyUntil,
  isAffected,
} from '@hr/domain/employee/end-employment.ts'
import type { Handover } from '@hr/domain/employee/end-employment.ts'
import { factsOn } from '@hr/domain/employee/job-history.ts'
import { refuseLastAdministrator } from '#api/access/last-administrator.ts'
import type { OpenRequest, RequestKind } from '#api/approval/request-kind.ts'
import { todayIn } from '#api/company/today.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { previewEndEmployment } from '@hr/contract/end-employment.ts'
import { formatDate } from '#api/http/format-date.ts'
import { checkManager } from './check-job-references.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import { listEndingIds, listHeadedUnits, listReportIds } from './end.queries.ts'
import { listHistories, listHistory, lockLineManagers } from './job.store.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import type { HistoryChange } from './job.store.ts'
import { refuseManagerCycle } from './refuse-manager-cycle.ts'

export type EndWork = Omit<Parameters<Handler<typeof previewEndEmployment>>[0], 'files'>
export type EndPlan = {
  readonly employeeId: number
  readonly startedOn: LocalDate
  readonly date: LocalDate
  readonly today: LocalDate
  readonly isNow: boolean
  /** The first day with the new manager. */
  readonly from: LocalDate
  readonly newManagerId: number | null
  readonly histories: readonly HistoryChange[]
  /** The part of `histories` that belongs to direct reports who are employed on that day. */
  readonly reportIds: readonly number[]
  readonly units: readonly { readonly id: string; readonly name: string; readonly nameLo: string }[]
  readonly requests: readonly AffectedRequest[]
}
type AffectedRequest = {
  readonly kind: RequestKind
  readonly request: OpenRequest & { readonly status: 'PENDING' | 'APPROVED' }
  readonly isCancelled: boolean
}

/** Throws any refusal. Locks requests before people, in the order a decision does. */
export async function loadEndPlan(work: EndWork): Promise<EndPlan> {
  const { db, input, language } = work
  const { id, date } = input
  const today = await todayIn(db)
  await lockLineManagers(db)
  await lockedRequests(work)
  const reportIds = await listReportIds(db, id)
  const [employee, ...others] = await lockedFirst(work, reportIds)
  // From here on nobody can submit; requests submitted while this waited for the lock are included.
  const requests = await lockedRequests(work)
  await refuse(work, employee)

  const from = handoverDay(date, today)
  const known = await listHistories(db, [id, ...others.map(other => other.id)])
  const rows = known.get(id) ?? []
  const aboveId = await whoLeads(work, factsOn(rows, from)?.lineManagerId ?? null)
  const newManagerId = input.newManagerId ?? aboveId
  const handover = { from, managerId: id, newManagerId, aboveId }
  const planned = employee.ended_on === null ? undefined : await plannedHandover(db, id, employee.ended_on)
  const histories = others.map(({ id: employeeId }): HistoryChange => {
    const before = known.get(employeeId) ?? []
    const restored = planned ? handedBack(employeeId, before, planned) : before
    return { employeeId, before, after: handedOver(employeeId, restored, handover) }
  })
  const changed = histories.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  const hasLeft = new Set(
    others.filter(one => one.ended_on !== null && one.ended_on < from).map(one => one.id),
  )
  await refuseManagerCycle(db, { language, histories: changed, from, field: 'newManagerId' })
  return {
    employeeId: id,
    startedOn: employee.started_on,
    date,
    today,
    isNow: date <= today,
    from,
    newManagerId,
    histories: [{ employeeId: id, before: rows, after: historyUntil(rows, date) }, ...changed],
    reportIds: changed
      .filter(
        ({ employeeId, before }) =>
          !hasLeft.has(employeeId) &&
          isLedBy(id, planned ? handedBack(employeeId, before, planned) : before, from),
      )
      .map(({ employeeId }) => employeeId),
    units: await listHeadedUnits(db, id),
    requests,
  }
}

const isLedBy = (managerId: number, rows: HistoryChange['before'], date: LocalDate) =>
  factsOn(rows, date)?.lineManagerId === managerId

async function lockedFirst({ db, input }: EndWork, reportIds: readonly number[]) {
  const locked = await lockEmployees(db, [input.id, ...reportIds])
  const employee = orNotFound(locked.find(one => one.id === input.id))
  return [employee, ...locked.filter(one => one.id !== input.id)] as const
}

type Locked = Awaited<ReturnType<typeof lockEmployees>>[number]

/** Nobody removes full access without having it (P4, P6). */
async function refuse({ db, caller, input, services }: EndWork, employee: Locked): Promise<void> {
  const refusal = endRefusal({
    status: employee.status,
    startedOn: employee.started_on,
    endedOn: employee.ended_on,
    date: input.date,
    isOneself: employee.id === caller.employeeId,
  })
  if (refusal)
    throw new Refusal(refusal.code, refusal.date === null ? {} : { date: formatDate(refusal.date) })
  const account = await findEmployeeAccount(db, employee.id)
  const access = account && (await accessOfEmployee(db, services.config, account))
  if (access?.isAdmin) {
    if (!caller.access.isAdmin) throw new Refusal('FORBIDDEN')
    // Administrators who are about to leave do not count.
    const ending = await listEndingIds(db)
    await refuseLastAdministrator(db, services.config, [employee.id, ...ending])
  }
  if (input.newManagerId !== undefined) await checkNewManager(db, input.newManagerId, employee.id)
}

async function checkNewManager(db: Scope, id: number, leaverId: number) {
  if (id === leaverId)
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'newManagerId', code: 'managerSelf', parameters: {} }])
  await checkManager(db, id, 'newManagerId')
}

/** The successor must be employed. */
async function whoLeads({ db, caller }: EndWork, id: number | null): Promise<number | null> {
  if (id === null) return null
  const row = await db
    .selectFrom('employee')
    .select('status')
    .where('workspace_id', '=', caller.workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && row.status !== 'terminated' ? id : null
}

/** What a planned end has already handed over. */
export async function plannedHandover(db: Scope, managerId: number, endedOn: LocalDate): Promise<Handover> {
  const { newManagerId } = await db
    .from('employee')
    .select('end_manager_id as newManagerId')
    .where('id', '=', managerId)
    .executeTakeFirstOrThrow()
  const from = addDays(endedOn, 1)
  const aboveId = factsOn(await listHistory(db, managerId), from)?.lineManagerId ?? null
  return { from, managerId, newManagerId, aboveId }
}

async function lockedRequests({ db, input, services }: EndWork): Promise<AffectedRequest[]> {
  const affected: AffectedRequest[] = []
  for (const kind of services.kinds) {
    const which = { statuses: ['PENDING', 'APPROVED'], requesterIds: [input.id] } as const
    for (const request of await kind.listOpen(db, which)) {
      const head = await kind.lock(db, request.id)
      if (head?.status !== 'PENDING' && head?.status !== 'APPROVED') continue
      const current = { ...request, status: head.status }
      if (!isAffected(current, input.date)) continue
      affected.push({ kind, request: current, isCancelled: endsWith(current, input.date) })
    }
  }
  return affected
}
