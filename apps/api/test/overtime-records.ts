// Overtime as it happens: approved, worked, over; and its records as readers see them. Tuesday is 10 March 2026.
import { changeJob } from '@hr/contract/employee-job.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import * as contract from '@hr/contract/ot-record.ts'
import { approveOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { vientiane } from './attendance.ts'
import type { AttendanceCompany, AttendanceName } from './attendance.ts'
import { call } from './call.ts'
import { runJob } from './run-jobs.ts'
import type { TestApp } from './test-app.ts'

export const tuesday = '2026-03-10'

export function overtimeWork(server: TestApp, company: AttendanceCompany) {
  async function pay(salaryAmount: number, from = '2026-03-02', reason = '') {
    const salary = { salaryAmount, salaryCurrency: 'LAK' }
    return call(server, await company.as('hr'), changeJob, {
      id: company.employee.id,
      from,
      ...salary,
      reason,
    })
  }
  async function approved({ date = tuesday, timeIn = '17:30', timeOut = '20:00' } = {}) {
    const draft = { date, timeIn, timeOut, reason: 'Closing the month' }
    const { id } = (await call(server, await company.as('employee'), requestOt, draft)).data
    for (const by of ['manager', 'hr'] as const)
      await call(server, await company.as(by), approveOtRequest, { id })
    return id
  }
  /** Works the shift until the time, and lets the day pass. */
  async function worked(until: string | null, date = tuesday) {
    await company.byHand(date, '08:25')
    server.setNow(vientiane(date, '23:00'))
    if (until !== null) await company.byHand(date, until)
    await nextDay(date)
  }
  async function nextDay(date = tuesday) {
    server.setNow(vientiane(date, '23:59'))
    server.setNow(new Date(Date.parse(vientiane(date, '12:00')) + 24 * 3_600_000).toISOString())
    await runJob(server, 'attendance.close')
  }
  const range = { from: '2026-03-02', to: '2026-03-31' }
  const listed = async (by: AttendanceName, input: Partial<InputOf<typeof contract.listOtRecords>> = {}) =>
    call(server, await company.as(by), contract.listOtRecords, { ...range, scope: 'all', ...input })
  const records = async () => (await listed('hr')).data.rows
  const recordOf = async (date = tuesday) => (await records()).find(one => one.date === date)
  const shown = async (by: AttendanceName, date = tuesday) =>
    call(server, await company.as(by), contract.getOtRecord, { employeeId: company.employee.id, date })
  const correct = async (minutes: number, changes: { inClosedPeriod?: boolean; date?: string } = {}) =>
    call(server, await company.as('hr'), contract.correctOtRecord, {
      employeeId: company.employee.id,
      date: tuesday,
      minutes,
      reason: 'The manager confirms the hours',
      ...changes,
    })
  return { pay, approved, worked, nextDay, listed, records, recordOf, shown, correct }
}

type Inserted = {
  readonly employeeId: number
  readonly date: string
  readonly minutes: number
  readonly amount?: number
  readonly currency?: string
}

/** A record, whatever the day is. */
export async function insertRecord(trx: Scope, { employeeId, date, minutes, ...pay }: Inserted) {
  await trx
    .insertInto('ot_record')
    .values({
      workspace_id: trx.workspaceId,
      employee_id: employeeId,
      date,
      status: 'NORMAL',
      day_type: 'WORKDAY',
      asked: '[]',
      approved_minutes: minutes,
      worked_minutes: minutes,
      break_minutes: 0,
      cut_by_day: 0,
      cut_by_month: 0,
      payable_minutes: minutes,
      bands: '[]',
      why: '[]',
      ...pay,
    })
    .execute()
}
