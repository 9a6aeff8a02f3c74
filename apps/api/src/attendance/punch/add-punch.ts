// Punches by oneself on the web, at the server's time, and by HR by hand with a reason (A2). The day is computed anew in
// the same transaction (A12).
import type { addPunch, clock } from '@hr/contract/attendance.ts'
import { addDays, instantOf, localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { newId } from '#api/db/new-id.ts'
import type { PunchSource } from '#api/db/schema/attendance-tables.ts'
import { shownDate } from '#api/employee/job/change-job.ts'
import { lockEmployee } from '#api/employee/job/job.store.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import type { Employed } from '../day/person-facts.ts'
import { readDays } from '../day/read-days.ts'
import { recomputeAround } from '../day/recompute-days.ts'
import { shownDay } from '../day/shown-day.ts'
import { insertPunches } from './punch.store.ts'

type NewPunch = {
  readonly employeeId: number
  readonly at: Date
  readonly source: PunchSource
  readonly reason: string
}

/** The second of two clicks is a punch like any other: two within two minutes count as one (A2). */
export const clocked: Handler<typeof clock> = async work => {
  const { db, caller, now } = work
  const { workspaceId } = caller
  const { time_zone: timeZone } = await getCompanyTime(db, workspaceId)
  const punch = { employeeId: ownEmployeeId(caller), at: now, source: 'WEB', reason: '' } as const
  const { employee: person } = await savePunch(work, punch)
  const today = localDateOf(now.getTime(), timeZone)
  const days = await readDays(db, workspaceId, now, { person, from: addDays(today, -1), to: today })
  // After midnight the punch may belong to the night shift of yesterday, which is still open.
  const day = days.find(one => one.isProvisional && one.workedMinutes !== null) ?? days.at(-1)
  return {
    at: now.toISOString(),
    time: localTimeOf(now.getTime(), timeZone),
    day: day ? shownDay(day) : null,
  }
}

/** PUNCH_FUTURE, PUNCH_EXISTS, BEFORE_EMPLOYMENT, AFTER_EMPLOYMENT. */
export const punchAdded: Handler<typeof addPunch> = async work => {
  const { db, caller, input, now } = work
  const { time_zone: timeZone } = await getCompanyTime(db, caller.workspaceId)
  const at = new Date(instantOf(input.date, input.time, timeZone))
  if (at > now) throw new Refusal('PUNCH_FUTURE')
  const punch = { employeeId: input.id, at, source: 'MANUAL', reason: input.reason } as const
  const { id } = await savePunch(work, punch)
  return { id }
}

async function savePunch(
  { db, caller, now }: Work<unknown>,
  { employeeId, at, source, reason }: NewPunch,
): Promise<{ readonly id: string; readonly employee: Employed }> {
  const { workspaceId } = caller
  const { time_zone: timeZone } = await getCompanyTime(db, workspaceId)
  const employee = found(await lockEmployee(db, workspaceId, employeeId))
  const date = localDateOf(at.getTime(), timeZone)
  if (date < employee.started_on)
    throw new Refusal('BEFORE_EMPLOYMENT', { date: shownDate(employee.started_on) })
  // A night shift may end on the day after the last one.
  if (employee.ended_on !== null && date > addDays(employee.ended_on, 1))
    throw new Refusal('AFTER_EMPLOYMENT', { date: shownDate(employee.ended_on) })
  const id = newId()
  const row = { id, employee_id: employeeId, at, time_zone: timeZone, source, device: '', reason }
  const stored = await insertPunches(db, workspaceId, [{ ...row, received_at: now }])
  if (!stored.has(id)) throw new Refusal('PUNCH_EXISTS')
  await recomputeAround(db, workspaceId, now, { employeeId, at })
  await writeAudit(db, caller, now, {
    operation: 'CREATE',
    entity: 'punch',
    entityId: id,
    after: { employeeId, at, source, ...(reason && { reason }) },
  })
  await publishLive(db, { workspaceId, topic: 'attendance', employeeIds: [employeeId] })
  return { id, employee }
}
