// Attendance types and their quota (A10).
import * as contract from '@hr/contract/attendance-type.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { attendanceQuotaSaved } from './attendance-quota.ts'
import { findAttendanceType } from './attendance-type.store.ts'
import {
  attendanceTypeCreated,
  attendanceTypeDeleted,
  attendanceTypeUpdated,
  attendanceTypesOrdered,
} from './change-attendance-type.ts'
import { attendanceTypesListed } from './list-own-types.ts'
import { attendanceQuotaListed, quotaUseListed } from './list-quota-use.ts'

export const attendanceTypeRoutes: readonly Route[] = [
  route(contract.listAttendanceTypes, attendanceTypesListed),
  route(contract.createAttendanceType, attendanceTypeCreated),
  route(contract.orderAttendanceTypes, attendanceTypesOrdered),
  route(contract.getAttendanceType, async ({ db, input }) =>
    orNotFound(await findAttendanceType(db, input.id)),
  ),
  route(contract.updateAttendanceType, attendanceTypeUpdated),
  route(contract.deleteAttendanceType, attendanceTypeDeleted),
  route(contract.listAttendanceQuota, attendanceQuotaListed),
  route(contract.listQuotaUse, quotaUseListed),
  route(contract.saveAttendanceQuota, attendanceQuotaSaved),
]
