// A company with two months of attendance for tests of totals: March is stored and final, April is computed on read.
import { overruleDay } from '@hr/contract/attendance-overrule.ts'
import { requestLeave } from '@hr/contract/leave.ts'
import { attendanceCompany, vientiane } from './attendance.ts'
import { call } from './call.ts'
import { runJob } from './run-jobs.ts'
import type { TestApp } from './test-app.ts'

export const twoMonths = { from: '2026-03-01', to: '2026-04-30' }

export async function attendanceMonths(server: TestApp) {
  const other = await attendanceCompany(server)
  const company = await attendanceCompany(server)
  const { employee, colleague } = company
  await call(server, await company.as('colleague'), requestLeave, company.draft())
  server.setNow(vientiane('2026-04-01', '09:00'))
  for (const [date, time, id] of [
    ['2026-03-02', '08:30', employee.id],
    ['2026-03-03', '08:46', employee.id],
    ['2026-03-03', '17:00', employee.id],
    ['2026-03-04', '08:20', employee.id],
    ['2026-03-04', '17:31', employee.id],
    ['2026-03-03', '08:31', colleague.id],
    ['2026-03-03', '17:30', colleague.id],
    ['2026-03-31', '09:00', colleague.id],
  ] as const)
    await company.byHand(date, time, 'hr', id)
  await runJob(server, 'attendance.close')
  await company.inside(trx =>
    trx.updateTable('employee').set({ first_name: '=1+1' }).where('id', '=', colleague.id).execute(),
  )
  server.setNow(vientiane('2026-05-01', '09:00'))
  await company.byHand('2026-04-01', '08:40', 'hr', employee.id)
  await call(server, await company.as('hr'), overruleDay, {
    employeeId: colleague.id,
    date: '2026-03-31',
    type: 'TIME_ATTENDANCE',
    timeOut: '17:30',
    reason: 'Seen at the gate',
  })
  const people = await company.inside(trx => trx.selectFrom('employee').select(['id', 'staff_id']).execute())
  return { company, other, staffIds: new Map(people.map(({ id, staff_id: staffId }) => [id, staffId])) }
}
