// Adds punches: one's own on the web at the server's time, or by HR with a reason (A2). Recomputes the day in the same
// transaction (A12).
import type { addPunch as endpoint } from '@hr/contract/attendance.ts'
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import { can } from '@hr/domain/access/can.ts'
import { outsideCause, uncountedCause } from '@hr/domain/attendance/punch-use.ts'
import { addDays, localDateOf, localTimeOf } from '@hr/domain/calendar/local-date.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { PunchSource } from '#api/db/schema/attendance-tables.ts'
import { formatDate } from '#api/http/format-date.ts'
import { lockEmployee } from '#api/people/lock-employees.ts'
import type { Work } from '#api/approval/request-kind.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { ComputedDay } from '../day/attendance-day.store.ts'
import { notifyBoard } from '../board/notify-board.ts'
import { readDays } from '../day/read-days.ts'
import { computeAround, storeComputed } from '../day/recompute-days.ts'
import { toDays } from '../day/to-days.ts'
import { findSamePunch, insertPunch } from './punch.store.ts'
import { putBack } from './put-back-punch.ts'

type NewPunch = {
  readonly employeeId: number
  readonly at: Date
  readonly source: PunchSource
  readonly reason: string
}

/**
 * A second click within two seconds returns the first punch (docs/decisions/0054-double-click.md); a later one is another
 * punch, and two within two minutes count as one (A2). Throws PUNCH_FUTURE, PUNCH_EXISTS, BEFORE_EMPLOYMENT,
 * AFTER_EMPLOYMENT, NO_EMPLOYEE_RECORD or FORBIDDEN.
 */
export const addPunch: Handler<typeof endpoint> = async work => {
  const { db, now } = work
  const punch = newPunch(work)
  const { employeeId, reason } = punch
  const own = { employeeId, area: 'PUNCH', reason, field: 'reason' } as const
  if (punch.source === 'MANUAL') await guardOwnRecord(work, own)
  const saved = await savePunch(work, punch)
  const { id, isPutBack } = saved
  const { time_zone: timeZone } = await getCompanyTime(db)
  const at = saved.at.getTime()
  const date = localDateOf(at, timeZone)
  const dates = { from: addDays(date, -1), to: addDays(date, 1) }
  const days = saved.days ?? (await readDays(db, { employeeId, ...dates }))
  const day = days.find(({ facts }) => facts.punches.includes(at))
  const [[shown]] = await Promise.all([
    toDays(db, day ? [{ employeeId, day }] : []),
    saved.days && notifyBoard(work, employeeId),
  ])
  const windows = days.map(({ facts }) => facts.window)
  const uncounted = day ? uncountedCause(day.facts, at, now.getTime()) : outsideCause(at, windows)
  const time = localTimeOf(at, timeZone)
  return { id, at: saved.at.toISOString(), time, day: shown ?? null, uncounted, putBack: isPutBack }
}

/** One's own at the server's time, or a manual one with person, time and reason. */
function newPunch({ caller, input, now }: Work<CheckedInputOf<typeof endpoint>>): NewPunch {
  const { employeeId, at, reason } = input
  const isByHand = [employeeId, at, reason].some(value => value !== undefined)
  const allowed = isByHand
    ? can(caller.access, 'ATTENDANCE_MONITORING', 'edit')
    : can(caller.access, 'MY_ATTENDANCE', 'add')
  if (!allowed) throw new Refusal('FORBIDDEN')
  if (!isByHand) return { employeeId: ownEmployeeId(caller), at: now, source: 'WEB', reason: '' }
  if (employeeId === undefined || at === undefined || reason === undefined)
    throw missing({ employeeId, at, reason })
  if (new Date(at) > now) throw new Refusal('PUNCH_FUTURE')
  return { employeeId, at: new Date(at), source: 'MANUAL', reason }
}

const missing = (fields: Readonly<Record<string, unknown>>) =>
  new Refusal(
    'INVALID_INPUT',
    {},
    Object.keys(fields)
      .filter(path => fields[path] === undefined)
      .map(path => ({ path, code: 'required', parameters: {} })),
  )

type SavedPunch = {
  readonly id: string
  readonly at: Date
  readonly isPutBack: boolean
  /** The date and its neighbours; undefined if nothing was recomputed. */
  readonly days?: readonly ComputedDay[]
}

const doubleClickMillis = 2000

async function savePunch(
  work: Work<unknown>,
  { employeeId, at, source, reason }: NewPunch,
): Promise<SavedPunch> {
  const { db, caller } = work
  const { time_zone: timeZone } = await getCompanyTime(db)
  const key = { employeeId, at, source }
  // Pipelined in this order: of concurrent clicks the later ones wait for the lock and then find the first.
  const [locked, punched, computed] = await Promise.all([
    lockEmployee(db, employeeId),
    insertPunch(db, { ...key, timeZone, reason }, source === 'WEB' ? doubleClickMillis : null),
    computeAround(db, { employeeId, at }),
  ])
  const person = orNotFound(locked)
  const date = localDateOf(at.getTime(), timeZone)
  if (date < person.started_on)
    throw new Refusal('BEFORE_EMPLOYMENT', { date: formatDate(person.started_on) })
  // A night shift may end on the day after the last one.
  if (person.ended_on !== null && date > addDays(person.ended_on, 1))
    throw new Refusal('AFTER_EMPLOYMENT', { date: formatDate(person.ended_on) })
  if (!punched) return { ...(await putBackSame(work, { ...key, reason })), at }
  const { id, isNew } = punched
  if (!isNew) return { id, at: punched.at, isPutBack: false }
  if (computed) await storeComputed(db, computed, { by: caller.employeeId, cause: 'PUNCH', reason })
  await auditCreate(db, 'punch', id, { employeeId, at, source, ...(reason && { reason }) })
  return { id, at, isPutBack: false, days: computed?.computed.map(({ day }) => day) ?? [] }
}

/** Entering a voided punch again restores it. Throws PUNCH_EXISTS if it counts. */
async function putBackSame(work: Work<unknown>, { reason, ...key }: NewPunch) {
  const { id, voidSequence } = orNotFound(await findSamePunch(work.db, key))
  if (voidSequence === null || reason === '') throw new Refusal('PUNCH_EXISTS')
  await putBack(work, { id, reason })
  return { id, isPutBack: true }
}
