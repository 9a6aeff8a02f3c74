// HR changes a record; everybody changes their own contact, address and emergency contact (P7).
import type * as contract from '@hr/contract/employee-change.ts'
import { isGuardedField } from '@hr/domain/access/own-record.ts'
import { refuseLastAdministrator } from '#api/access/last-administrator.ts'
import { guardOwnRecord } from '#api/access/own-record.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import { todayIn } from '#api/company/today.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { startEmailChange } from './email/start-email-change.ts'
import { changeRecord, whatDiffers } from './record/change-record.ts'
import { mayChangeEmail } from './record/may-change-email.ts'
import { lockUniqueFields } from './record/record-refusals.ts'
import { lockRecord } from './record/stored-record.ts'

/** Throws STALE if the record changed since it was read. */
export const updateEmployee: Handler<typeof contract.updateEmployee> = async context => {
  const { db, caller, input, services } = context
  const { id, version, closedReason, ownRecordReason, ...changes } = input
  if (changes.staffId || changes.deviceNumber || changes.email !== undefined) await lockUniqueFields(db)
  const locked = orNotFound(await lockRecord(db, id))
  if (locked.row.updated_at.toISOString() !== new Date(version).toISOString()) throw new Refusal('STALE')
  const isGuarded = Object.keys(whatDiffers(locked.record, changes)).some(isGuardedField)
  const own = { employeeId: id, area: 'RECORD', reason: ownRecordReason, field: 'ownRecordReason' } as const
  if (isGuarded) await guardOwnRecord(context, own)
  const isOtherEmail = changes.email !== undefined && changes.email !== locked.record.email
  if (isOtherEmail && !(await mayChangeEmail(db, caller, services.config, id)))
    throw new Refusal('FORBIDDEN', {}, [{ path: 'email', code: 'FORBIDDEN', parameters: {} }])
  if (changes.status && locked.record.status === 'terminated')
    throw new Refusal('INVALID_INPUT', {}, [{ path: 'status', code: 'choice', parameters: {} }])
  const isLeaving = changes.status === 'inactive' && locked.record.status !== 'inactive'
  if (isLeaving) await refuseLastAdministrator(db, services.config, [id])
  const { email, ...others } = changes
  const waits = isOtherEmail && (await startEmailChange(context, id, email ?? null)) === 'waits'
  const changed = await changeRecord(context, locked, waits ? others : changes, closedReason)
  // Open steps of an inactive approver are reassigned (R8, R9).
  if (isLeaving) await reassignSteps(context, { date: await todayIn(db), approverId: id })
  return changed
}

export const updateOwnRecord: Handler<typeof contract.updateOwnRecord> = async context => {
  const { db, caller, input } = context
  const locked = orNotFound(await lockRecord(db, ownEmployeeId(caller)))
  return changeRecord(context, locked, input)
}
