// Attendance types and their quota (A10).
import * as contract from '@hr/contract/attendance-type.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { saveAttendanceQuota } from './save-attendance-quota.ts'
import { findAttendanceType } from './attendance-type.store.ts'
import {
  createAttendanceType,
  deleteAttendanceType,
  updateAttendanceType,
  orderAttendanceTypes,
} from './change-attendance-type.ts'
import { listAttendanceTypes } from './list-attendance-types.ts'
import { listAttendanceQuota, listQuotaUse } from './list-quota-use.ts'

export const attendanceTypeRoutes: readonly Route[] = [
  route(contract.listAttendanceTypes, listAttendanceTypes),
  route(contract.createAttendanceType, createAttendanceType),
  route(contract.orderAttendanceTypes, orderAttendanceTypes),
  route(contract.getAttendanceType, async ({ db, input }) =>
    orNotFound(await findAttendanceType(db, input.id)),
  ),
  route(contract.updateAttendanceType, updateAttendanceType),
  route(contract.deleteAttendanceType, deleteAttendanceType),
  route(contract.listAttendanceQuota, listAttendanceQuota),
  route(contract.listQuotaUse, listQuotaUse),
  route(contract.saveAttendanceQuota, saveAttendanceQuota),
]
