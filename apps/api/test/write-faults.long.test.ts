// Each statement of a frequent write fails once, and its commit: no row, notification, mail, audit entry or file stays; the next try with the
// same Idempotency-Key works, and works once (security: faults).
import { addPunch } from '@hr/contract/attendance.ts'
import { importPunches } from '@hr/contract/attendance-import.ts'
import { overruleDay } from '@hr/contract/attendance-overrule.ts'
import { closePeriod } from '@hr/contract/attendance-period.ts'
import { bulkChange } from '@hr/contract/bulk-change.ts'
import { changeJob } from '@hr/contract/employee-job.ts'
import { addDocument } from '@hr/contract/employee-document.ts'
import { importEmployees } from '@hr/contract/employee-import.ts'
import { endEmployment, reinstateEmployee } from '@hr/contract/end-employment.ts'
import type { Endpoint, InputOf } from '@hr/contract/endpoint.ts'
import { approveLeave, requestLeave } from '@hr/contract/leave.ts'
import { adjustLeave } from '@hr/contract/leave-summary.ts'
import { moveOrgNode } from '@hr/contract/organization.ts'
import { approveOtRequest, requestOt } from '@hr/contract/ot-request.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#api/db/new-id.ts'
import { attendanceCompany, vientiane } from './attendance.ts'
import type { AttendanceCompany, AttendanceName } from './attendance.ts'
import { call } from './call.ts'
import { failKeyed } from './fail-everywhere.ts'
import { failingServer } from './failing-database.ts'
import type { FailingServer } from './failing-database.ts'
import { keptWorld } from './kept-world.ts'
import { brokenInvariants, requested } from './leave.ts'
import { perTest } from './per-test.ts'
import { runJob } from './run-jobs.ts'
import { storedState } from './stored-state.ts'
import { ownTestApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

const freshCompany = keptWorld(attendanceCompany)
let server: TestApp
let failing: FailingServer
const company: AttendanceCompany = perTest(() => freshCompany(server))
beforeAll(async () => {
  server = await ownTestApp()
  failing = await failingServer(server)
})
afterAll(async () => {
  await failing.stop()
  await server.stop()
})

const today = '2026-03-02'
const evening = { date: '2026-03-03', timeIn: '17:30', timeOut: '19:30', reason: 'Closing the month' }
const letter = [{ name: 'letter.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n') }]
const file = (...lines: string[]) => [{ name: 'lines.csv', bytes: Buffer.from(lines.join('\n')) }]

type Send = Parameters<typeof failKeyed>[2]
type Files = NonNullable<Parameters<typeof call>[4]>['files']
async function write<E extends Endpoint>(
  by: AttendanceName,
  endpoint: E,
  input: InputOf<E>,
  files?: Files,
): Promise<Send> {
  const token = await company.as(by)
  return options => call(failing, token, endpoint, input, { ...options, ...(files && { files }) })
}

/** The least statements of a write, what happened before it, and the answer to a repeat if it is not the first one. */
const writes: Readonly<Record<string, readonly [number, () => Promise<Send>, number?]>> = {
  'requesting leave': [
    25,
    () => write('employee', requestLeave, company.draft({ delegateId: company.colleague.id }), letter),
  ],
  'the last approval of leave': [
    15,
    async () => {
      const { id } = await requested(server, company)
      await call(server, await company.as('manager'), approveLeave, { id })
      return write('hr', approveLeave, { id })
    },
  ],
  'requesting overtime': [20, () => write('employee', requestOt, evening)],
  'the last approval of overtime': [
    15,
    async () => {
      const { id } = (await call(server, await company.as('employee'), requestOt, evening)).data
      await call(server, await company.as('manager'), approveOtRequest, { id })
      return write('hr', approveOtRequest, { id })
    },
  ],
  'a punch': [10, () => write('employee', addPunch, {})],
  'a punch by hand': [
    10,
    () =>
      write('hr', addPunch, {
        employeeId: company.employee.id,
        at: vientiane(today, '06:30'),
        reason: 'The reader was broken',
      }),
  ],
  'an import of punches': [
    10,
    () =>
      write(
        'hr',
        importPunches,
        { dryRun: false },
        file('Staff ID,Date,Time', `E1,${today},06:30`, `E2,${today},06:40`),
      ),
  ],
  'an import of employees': [
    20,
    () =>
      write(
        'hr',
        importEmployees,
        { dryRun: false, names: [{ column: 'unit', name: 'Warehouse' }] },
        file(
          'Staff ID,First name,Last name,E-mail,Department,Position,Job grade,Start date,Gender',
          'N-1,Somphone,Keovongsa,somphone@sabai.la,Warehouse,Storekeeper,W-1,05/01/2026,M',
        ),
      ),
    409,
  ],
  'overruling a day': [
    10,
    async () => {
      server.setNow(vientiane('2026-03-05', '07:00'))
      await runJob(server, 'attendance.close')
      const times = { type: 'TIME_ATTENDANCE', timeIn: '08:30', timeOut: '17:30' } as const
      const { id: employeeId } = company.employee
      return write('hr', overruleDay, { employeeId, date: today, ...times, reason: 'Worked in the field' })
    },
  ],
  'closing a period': [
    5,
    async () => {
      server.setNow(vientiane('2026-03-27', '07:00'))
      await runJob(server, 'attendance.close')
      return write('hr', closePeriod, { id: '2026-03' })
    },
  ],
  'adjusting leave': [
    10,
    () =>
      write('hr', adjustLeave, {
        employeeId: company.employee.id,
        leaveTypeId: company.types.ANNUAL,
        halfDays: 4,
        date: today,
        reason: 'Promised last year',
      }),
  ],
  'adding a document': [
    5,
    () => {
      const { id } = company.employee
      return write('hr', addDocument, { id, kind: 'contract', name: 'Contract', expiresOn: null }, letter)
    },
  ],
  'a job change that moves an approval step': [
    31,
    async () => {
      await requested(server, company)
      const { employee, colleague } = company
      return write('hr', changeJob, { id: employee.id, from: today, lineManagerId: colleague.id })
    },
  ],
  'a bulk change': [
    11,
    () => {
      const { employee, manager, units } = company
      const employeeIds = [employee.id, manager.id]
      return write('hr', bulkChange, { employeeIds, from: today, unitId: units.office })
    },
  ],
  'moving a unit': [
    10,
    () => write('hr', moveOrgNode, { id: company.units.sales, parentId: company.units.office }),
  ],
  'the end of an employment with reports, a unit, a step and leave': [61, () => endOfManager()],
  'the undo of an end': [
    16,
    async () => {
      await (
        await endOfManager()
      )({ headers: {} })
      return write('hr', reinstateEmployee, { id: company.manager.id })
    },
  ],
}

async function endOfManager(): Promise<Send> {
  await requested(server, company)
  await requested(server, company, { from: '2026-04-07', to: '2026-04-07' }, company.tokens.manager)
  return write('hr', endEmployment, { id: company.manager.id, date: today, reason: 'Moves away' })
}

test.each(Object.entries(writes))('%s', async (_, [least, prepared, repeated]) => {
  const send = await prepared()
  const stored = () => storedState(server, company.workspaceId)
  const before = await stored()
  failing.failAt(0)
  await whileCommitsFail(async () =>
    expect((await send({ headers: { 'idempotency-key': newId() } })).status).toBe(500),
  )
  expect(await stored()).toEqual(before)
  expect(await failKeyed(failing, stored, send, repeated)).toBeGreaterThanOrEqual(least)
  expect(await brokenInvariants(company)).toEqual([])
})

/** Each call with an Idempotency-Key fails at the end of its transaction. */
async function whileCommitsFail(work: () => Promise<void>): Promise<void> {
  const { ownerDb } = server.database
  await sql`create function fail_now() returns trigger language plpgsql as
    $$ begin raise exception 'The commit failed here'; end $$`.execute(ownerDb)
  await sql`create constraint trigger fails_at_commit after insert on idempotency_key
    deferrable initially deferred for each row execute function fail_now()`.execute(ownerDb)
  try {
    await work()
  } finally {
    await sql`drop function fail_now() cascade`.execute(ownerDb)
  }
}
