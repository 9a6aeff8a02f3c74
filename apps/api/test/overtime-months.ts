// A company with overtime in March and April 2026, settled up to 1 April, for tests of records and their sums.
import { approveOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import { attendanceCompany, vientiane } from './attendance.ts'
import type { AttendanceCompany, AttendanceName } from './attendance.ts'
import { call } from './call.ts'
import { runJob } from './run-jobs.ts'
import type { TestApp } from './test-app.ts'

export const twoPeriods = { from: '2026-02-21', to: '2026-04-20' }

const asked = [
  ['employee', '2026-03-03', '17:30', '19:30'],
  ['employee', '2026-03-04', '17:30', '20:30'],
  ['employee', '2026-03-24', '20:30', '23:00'],
  ['colleague', '2026-03-05', '17:30', '20:00'],
  ['manager', '2026-03-06', '17:30', '19:00'],
] as const
/** Nobody punches on 6 March, and nobody leaves on the 4th. */
const punched = [
  ['employee', '2026-03-03', '08:20', '19:45'],
  ['employee', '2026-03-04', '08:20'],
  ['employee', '2026-03-24', '08:25', '23:05'],
  ['colleague', '2026-03-05', '08:25', '20:10'],
] as const

/** The employee earns 12,500 LAK an hour, the colleague 5 USD; nobody else has a salary. */
export async function overtimeMonths(server: TestApp): Promise<AttendanceCompany> {
  const company = await attendanceCompany(server)
  await pay(company, 'employee', 2_600_000, 'LAK')
  await pay(company, 'colleague', 104_000, 'USD')
  for (const [who, date, timeIn, timeOut] of asked)
    await approvedOvertime(server, company, who, { date, timeIn, timeOut })
  server.setNow(vientiane('2026-04-01', '09:00'))
  for (const [who, date, ...times] of punched)
    for (const time of times) await company.byHand(date, time, 'admin', company[who].id)
  await runJob(server, 'attendance.close')
  return company
}

const pay = (company: AttendanceCompany, who: AttendanceName, amount: number, currency: string) =>
  company.inside(trx =>
    trx
      .updateTable('employee_job')
      .set({ salary_amount: amount, salary_currency: currency })
      .where('employee_id', '=', company[who].id)
      .execute(),
  )

type Times = { readonly date: string; readonly timeIn: string; readonly timeOut: string }

export async function approvedOvertime(
  server: TestApp,
  company: AttendanceCompany,
  who: AttendanceName,
  times: Times,
): Promise<void> {
  const draft = { ...times, reason: 'Closing the month' }
  const { id } = (await call(server, await company.as(who), requestOt, draft)).data
  for (const by of ['manager', 'hr', 'admin', 'hr'] as const)
    await call(server, await company.as(by), approveOtRequest, { id })
}
