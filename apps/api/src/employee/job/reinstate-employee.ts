// Undoes a planned end with all handovers, or rehires a former employee (P8). Cancelled requests stay cancelled.
import type { reinstateEmployee as endpoint } from '@hr/contract/end-employment.ts'
import { handedBack } from '@hr/domain/employee/end-employment.ts'
import { reinstatement } from '@hr/domain/employee/reinstatement.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { setAccountStatus } from '#api/session/set-account-status.ts'
import { formatDate } from '#api/http/format-date.ts'
import { accessOfEmployee, findEmployeeAccount } from '#api/access/employee-account.queries.ts'
import { stateOf } from './end-employment.ts'
import { plannedHandover } from './end-plan.ts'
import { listReportIds } from './end.queries.ts'
import { updateEmployee } from '../employee.store.ts'
import { listHistories, lockLineManagers, saveHistories } from './job.store.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { refuseManagerCycle } from './refuse-manager-cycle.ts'

type Context = Parameters<Handler<typeof endpoint>>[0]

export const reinstateEmployee: Handler<typeof endpoint> = async context => {
  const { id, closedReason, ownRecordReason: reason } = context.input
  const own = { employeeId: id, area: 'JOB', reason, field: 'ownRecordReason' } as const
  await guardOwnRecord(context, own)
  const { db, input, now, services } = context
  const today = await todayIn(db)
  await lockLineManagers(db)
  const [employee] = await lockEmployees(db, [input.id])
  const { id: employeeId, status, started_on, ended_on: endedOn } = orNotFound(employee)
  await refuseReturnOfMore(context)
  const outcome = reinstatement({ status, startedOn: started_on, endedOn, from: input.from, today })
  if (outcome.code === 'NOT_ENDED') throw new Refusal('NOT_ENDED')
  if (outcome.code === 'BEFORE_EMPLOYMENT')
    throw new Refusal('BEFORE_EMPLOYMENT', { date: formatDate(outcome.date) })

  const { isPlanned, startedOn } = outcome
  if (isPlanned && endedOn !== null) await takeReportsBack(context, endedOn)
  const back = isPlanned ? {} : ({ status: 'active' } as const)
  await updateEmployee(db, employeeId, {
    ...back,
    started_on: startedOn,
    ended_on: null,
    end_reason: '',
    end_manager_id: null,
    updated_at: now,
  })
  if (!isPlanned) await setAccountStatus(db, { employeeId, status: 'active' })
  await services.reactions.employmentResumed(context, {
    employeeId,
    startedOn,
    endedOn,
    reason: closedReason,
  })
  await auditUpdate(db, 'employee', employeeId, {
    before: { endedOn, status },
    after: { endedOn: null, startedOn, ...back },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return stateOf(context)
}

/** The sign-in returns with its permissions: only callers with full access may restore full access (P4, P6). */
async function refuseReturnOfMore({ db, caller, input, services }: Context): Promise<void> {
  if (caller.access.isAdmin) return
  const account = await findEmployeeAccount(db, input.id)
  const access = account && (await accessOfEmployee(db, services.config, account))
  if (access?.isAdmin) throw new Refusal('FORBIDDEN')
}

async function takeReportsBack({ db, input, language }: Context, endedOn: string): Promise<void> {
  const handover = await plannedHandover(db, input.id, endedOn)
  const reportIds = await listReportIds(db, input.id)
  await lockEmployees(db, reportIds)
  const known = await listHistories(db, reportIds)
  const histories = Array.from(known, ([employeeId, before]) => ({
    employeeId,
    before,
    after: handedBack(employeeId, before, handover),
  }))
  await refuseManagerCycle(db, { language, histories, from: handover.from })
  await saveHistories(db, histories)
}
