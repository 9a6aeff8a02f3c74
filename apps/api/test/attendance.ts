// A company that records attendance since 2 March 2026, for tests in which days pass.
import { addPunch, explainDay, listDays } from '@hr/contract/attendance.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { storedFacts, storedRecord } from '#api/attendance/day/stored-day.queries.ts'
import { call, openSession } from './call.ts'
import { leaveCompany } from './leave.ts'
import type { LeaveCompany } from './leave.ts'
import type { TestApp } from './test-app.ts'

export type AttendanceName = 'admin' | 'hr' | 'manager' | 'employee' | 'colleague'
export type AttendanceCompany = Awaited<ReturnType<typeof attendanceCompany>>

/** Vientiane is seven hours ahead of UTC. */
export const vientiane = (date: string, time: string) => new Date(`${date}T${time}:00+07:00`).toISOString()

export async function attendanceCompany(server: TestApp) {
  server.setNow(vientiane('2026-03-02', '07:00'))
  const company: LeaveCompany = await leaveCompany(server)
  await company.inside(trx =>
    trx.updateTable('company_profile').set({ attendance_since: '2026-03-02' }).execute(),
  )
  /** A session made now, because the clock of these tests jumps by days. */
  const as = (name: AttendanceName) =>
    openSession(server, {
      accountId: company[name].accountId,
      type: 'app',
      workspaceId: company.workspaceId,
    })
  const listed = async (by: AttendanceName, input: InputOf<typeof listDays>) =>
    call(server, await as(by), listDays, { limit: 100, ...input })
  return {
    ...company,
    as,
    listed,
    clocked: async () => (await call(server, await as('employee'), addPunch, {})).data,
    /** The employee's days, newest first. */
    statuses: async (from: string, to: string) =>
      (await listed('employee', { from, to })).data.rows.map(({ date, status }) => [date, status]),
    explained: async (by: AttendanceName, date: string, employeeId = company.employee.id) =>
      call(server, await as(by), explainDay, { employeeId, date }),
    byHand: async (date: string, time: string, by: AttendanceName = 'hr', employeeId = company.employee.id) =>
      call(server, await as(by), addPunch, {
        employeeId,
        at: vientiane(date, time),
        reason: 'The reader was broken',
      }),
    stored: () =>
      company.inside(trx =>
        trx
          .selectFrom('attendance_day as d')
          .select([
            'employee_id',
            'date',
            'status',
            'is_provisional',
            'late_minutes',
            'early_minutes',
            'penalty_amount',
          ])
          .select([storedRecord.as('record'), storedFacts.as('facts')])
          .orderBy('employee_id')
          .orderBy('date')
          .execute(),
      ),
    everybody: [
      company.admin.id,
      company.hr.id,
      company.manager.id,
      company.employee.id,
      company.colleague.id,
    ],
  }
}
