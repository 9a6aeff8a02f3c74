// Reminds approvers after two working days, and every two working days after (R11). Idempotent: a step is reminded under
// the lock of its request, at most once a day.
import { isWorkingDay } from '@hr/domain/calendar/day-plan.ts'
import { addDays, instantOf, localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { isReminderDue, remindFrom, workingDaysWaited } from '@hr/domain/approval/reminder-due.ts'
import { shiftsOn } from '#api/calendar/shifts-on.queries.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { listHolidays } from '#api/calendar/holidays.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Services } from '#api/services.ts'
import { insertEvents } from './event.store.ts'
import { listSteps, markReminded } from './step.store.ts'
import { jobWork } from './job-work.ts'
import type { EngineWork, RequestKind } from './request-kind.ts'
import { loadAudience } from './load-audience.ts'
import { listWaitingSteps } from './waiting-step.queries.ts'
import type { WaitingStep } from './waiting-step.queries.ts'

/** Requests locked in one transaction. */
const atOnce = 50
/** No employee id, so that an unassigned step uses the company's default shift. */
const nobody = 0

type Reminder = { readonly kind: RequestKind; readonly step: WaitingStep; readonly waitedDays: number }
type Day = { readonly today: LocalDate; readonly timeZone: string }

export async function remindApprovers(trx: Scope, services: Services): Promise<{ hasMore: boolean }> {
  const now = services.now()
  const { time_zone: timeZone } = await getCompanyProfile(trx)
  if (localTimeOf(now.getTime(), timeZone) < remindFrom) return { hasMore: false }
  const day = { timeZone, today: localDateOf(now.getTime(), timeZone) }
  const due = await dueReminders(trx, services.kinds, day)
  const work = jobWork(trx, services)
  let reminded = 0
  for (const reminder of due.slice(0, atOnce)) if (await remind(work, day, reminder)) reminded += 1
  return { hasMore: due.length > atOnce && reminded > 0 }
}

async function dueReminders(trx: Scope, kinds: readonly RequestKind[], day: Day): Promise<Reminder[]> {
  const { today } = day
  const due: Reminder[] = []
  for (const kind of kinds) {
    const steps = await listWaitingSteps(trx, kind, waitingOn(day))
    const [first] = steps
    if (!first) continue
    const workingDayOf = await workingDays(trx, day, localDateOf(first.since.getTime(), day.timeZone))
    for (const step of steps) {
      const since = localDateOf(step.since.getTime(), day.timeZone)
      const isWorking = await workingDayOf(step.approverId)
      if (isReminderDue({ since, remindedOn: step.remindedOn }, today, isWorking))
        due.push({ kind, step, waitedDays: workingDaysWaited(since, today, isWorking) })
    }
  }
  return due
}

/** Two working days take at least two calendar days. */
const waitingOn = ({ today, timeZone }: Day) => ({
  today,
  before: new Date(instantOf(addDays(today, -1), '00:00', timeZone)),
})

/** Working days per approver, by shift and holidays, cached. */
async function workingDays(trx: Scope, { today }: Day, from: LocalDate) {
  const holidays = await listHolidays(trx, from, today)
  const known = new Map<number, (date: LocalDate) => boolean>()
  return async (approverId: number | null) => {
    const id = approverId ?? nobody
    const before = known.get(id)
    if (before) return before
    const shiftOn = await shiftsOn(trx, id, from, today)
    const isWorking = (date: LocalDate) => isWorkingDay(shiftOn(date), holidays, date)
    known.set(id, isWorking)
    return isWorking
  }
}

/** False if there is nothing to remind any more. */
async function remind(work: EngineWork, day: Day, { kind, step, waitedDays }: Reminder): Promise<boolean> {
  const { db, now } = work
  const { today } = day
  const { requestId, approveOrder } = step
  const head = await kind.lock(db, requestId)
  // It may have been decided, edited or reminded meanwhile: the state under the lock counts.
  const [still] = await listWaitingSteps(db, kind, { ...waitingOn(day), requestId })
  if (head?.status !== 'PENDING' || !isSame(still, step)) return false
  await markReminded(db, kind, requestId, { approveOrder, today })
  const steps = await listSteps(db, kind, [requestId])
  const deciders = (await loadAudience(work, kind, head, steps)).decidersOf(step)
  const employeeIds = deciders.filter(id => id !== head.requesterId)
  // Nobody may decide: nothing is sent, and HR sees it in the list of all requests.
  if (employeeIds.length === 0) return true
  insertEvents(db, [
    {
      workspace_id: db.workspaceId,
      kind: kind.kind,
      request_id: requestId,
      at: now,
      actor_id: null,
      account_id: null,
      action: 'REMINDED',
      approve_order: approveOrder,
    },
  ])
  await kind.notify(work, head, [{ event: 'REMINDED', employeeIds, by: null, comment: '', waitedDays }])
  return true
}

const isSame = (one: WaitingStep | undefined, other: WaitingStep): boolean =>
  one?.approveOrder === other.approveOrder &&
  one.approverId === other.approverId &&
  one.since.getTime() === other.since.getTime()
