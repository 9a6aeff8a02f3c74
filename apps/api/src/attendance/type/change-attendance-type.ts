// HR manages attendance types (A10): creates, changes and orders them, and deletes unused ones.
import type * as contract from '@hr/contract/attendance-type.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import { auditCreate, auditDelete, auditUpdate } from '#api/audit/write-audit.ts'
import { rankRows } from '#api/db/rank-rows.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { refusePartialOrder } from '#api/http/refuse-partial-order.ts'
import { refusingTaken } from '#api/http/refusing-taken.ts'
import { publishLive } from '#api/live/publish-live.ts'
import {
  deleteAttendanceTypeRow,
  findAttendanceType,
  findAttendanceTypeForDelete,
  findAttendanceTypeForUpdate,
  insertAttendanceType,
  lockAttendanceTypes,
  updateAttendanceTypeRow,
} from './attendance-type.store.ts'

const entity = 'attendance_type'
const rowOf = (type: Omit<contract.AttendanceType, 'id' | 'quotaPerMonth' | 'requests'>) => ({
  code: type.code,
  name: type.name,
  name_lo: type.nameLo,
  needs_times: type.needsTimes,
  needs_file: type.needsFile,
  is_active: type.isActive,
})

/** ALREADY_EXISTS if the code is taken. */
export const createAttendanceType: Handler<typeof contract.createAttendanceType> = async work => {
  const { db, caller, input, language } = work
  const { workspaceId } = caller
  const id = newId()
  const row = rowOf(input)
  await refusingTakenCode(language, () => insertAttendanceType(db, { ...row, workspace_id: workspaceId, id }))
  await auditCreate(db, entity, id, row)
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
  return orNotFound(await findAttendanceType(db, id))
}

/** ALREADY_EXISTS if another type has the code. */
export const updateAttendanceType: Handler<typeof contract.updateAttendanceType> = async work => {
  const { db, input, language } = work
  const before = orNotFound(await findAttendanceTypeForUpdate(db, input.id))
  const row = rowOf(input)
  await refusingTakenCode(language, () => updateAttendanceTypeRow(db, before.id, row))
  await auditUpdate(db, entity, before.id, { before: rowOf(before), after: row })
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
  return orNotFound(await findAttendanceType(db, before.id))
}

/** LIST_CHANGED unless the ids are all types. */
export const orderAttendanceTypes: Handler<typeof contract.orderAttendanceTypes> = async work => {
  const { db, input } = work
  const { ids } = input
  const before = (await lockAttendanceTypes(db)).map(type => type.id)
  refusePartialOrder(before, ids)
  await rankRows(db, 'attendance_type', ids)
  await auditUpdate(db, entity, 'order', { before: { ids: before }, after: { ids } })
  return {}
}

/** ATTENDANCE_TYPE_IN_USE with the number of requests. */
export const deleteAttendanceType: Handler<typeof contract.deleteAttendanceType> = async work => {
  const { db, input } = work
  const type = orNotFound(await findAttendanceTypeForDelete(db, input.id))
  const { requests } = type
  if (requests > 0) throw new Refusal('ATTENDANCE_TYPE_IN_USE', { requests })
  await deleteAttendanceTypeRow(db, type.id)
  await auditDelete(db, entity, type.id, { ...rowOf(type), quota_per_month: type.quotaPerMonth })
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
  return {}
}

const refusingTakenCode = (language: Language, save: () => Promise<void>): Promise<void> =>
  refusingTaken(language, { attendance_type_workspace_id_code_key: 'code' }, save)
