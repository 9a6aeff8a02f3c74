// Assigns a device user ID to an employee from a day on (A2): unassigned punches since then become theirs, and so do
// those of later files. Or voids the unassigned punches.
import type * as contract from '@hr/contract/attendance-import.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { PunchLine } from '@hr/domain/attendance/punch-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { findEmployed } from '../day/day-facts.queries.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { formatDate } from '#api/http/format-date.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { lockPeriodsShared } from '#api/calendar/period-lock.ts'
import {
  giveDevicePunches,
  listHolders,
  listWaiting,
  lockDeviceUsers,
  saveHolder,
  stampKey,
  voidWaiting,
} from './device-punch.store.ts'
import { planPunches, punchFacts, spanOf } from './plan-punches.ts'
import { savePunches } from './save-punches.ts'

/** NOT_FOUND, BEFORE_EMPLOYMENT, AFTER_EMPLOYMENT: an assignment must lie within the employment. */
export const assignDeviceUser: Handler<typeof contract.assignDeviceUser> = async context => {
  const { db, caller, input, now } = context
  const { deviceUser, employeeId, from, closedReason, ownRecordReason: reason } = input
  await guardOwnRecord(context, { employeeId, area: 'PUNCH', reason, field: 'ownRecordReason' })
  await lockDeviceUsers(db)
  await lockPeriodsShared(db)
  const employment = await employmentOn(db, employeeId, from)
  const waiting = await listWaiting(db, deviceUser)
  const lines = waiting.map((punch, index): PunchLine => ({
    ...punch,
    row: index,
    by: 'deviceNumber',
    person: deviceUser,
  }))
  const holders = (await listHolders(db, [deviceUser])).get(deviceUser) ?? []
  const others = holders.filter(holder => holder.from !== from)
  const known = await punchFacts(context, lines, closedReason !== undefined)
  const facts = {
    ...known,
    holders: new Map([[deviceUser, [...others, { from, employeeId }]]]),
    employed: new Map([...known.employed, [employeeId, employment]]),
  }
  const { fresh } = await planPunches(context, lines, facts)
  // Punches after a later assignment to another person stay unassigned for that person.
  const isTheirs = (punch: { readonly employeeId: number }) => punch.employeeId === employeeId
  const [added, given] = [fresh.added.filter(isTheirs), fresh.given.filter(isTheirs)]
  const closed = fresh.closed.filter(isTheirs).length
  const outcome = {
    assigned: added.length,
    dates: spanOf(added, facts.timeZone) ?? null,
    closed,
    waiting: waiting.length - given.length - closed,
  }
  if (input.dryRun) return outcome
  await saveHolder(db, { deviceUser, from, employeeId, by: caller.employeeId, now })
  await giveDevicePunches(db, given)
  const zones = new Map(waiting.map(punch => [stampKey(punch), punch.timeZone]))
  await savePunches(context, {
    punches: added.map(punch => ({ ...punch, timeZone: zones.get(stampKey(punch)) ?? facts.timeZone })),
    // A punch on an open date may end the last night of a closed period: then the device user ID is the reason.
    reason: fresh.takesClosed
      ? closedReason
      : `${fieldLabel(context.language, 'deviceNumber')} ${deviceUser}`,
    onSaved: () => undefined,
  })
  const before = holders.find(holder => holder.from === from)
  await writeAudit(db, {
    operation: before ? 'UPDATE' : 'CREATE',
    entity: 'device_holder',
    entityId: deviceUser,
    ...(before && { before: { employeeId: before.employeeId, from } }),
    after: { employeeId, from, assigned: added.length, ...(fresh.takesClosed && { reason: closedReason }) },
  })
  return outcome
}

async function employmentOn(db: Scope, employeeId: number, date: LocalDate) {
  const { started_on: startedOn, ended_on: endedOn } = orNotFound(await findEmployed(db, employeeId))
  if (date < startedOn) throw new Refusal('BEFORE_EMPLOYMENT', { date: formatDate(startedOn) })
  if (endedOn !== null && date > endedOn) throw new Refusal('AFTER_EMPLOYMENT', { date: formatDate(endedOn) })
  return { startedOn, endedOn }
}

/** NOT_FOUND if there are no unassigned punches. */
export const voidDevicePunches: Handler<typeof contract.voidDevicePunches> = async context => {
  const { db, input, now } = context
  const { deviceUser, reason } = input
  await lockDeviceUsers(db)
  const voided = await voidWaiting(db, { deviceUser, now, reason })
  if (voided === 0) throw new Refusal('NOT_FOUND')
  await writeAudit(db, {
    operation: 'DELETE',
    entity: 'device_punch',
    entityId: deviceUser,
    after: { voided, reason },
  })
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
  return { voided }
}
