// Every kind of request there is: what concerns the lines of all of them walks over these (R1, R9).
import { attendanceKind, offSiteKind } from '#api/attendance/request/attendance-kinds.ts'
import { leaveKind } from '#api/leave/request/leave-kind.ts'
import type { RequestKind } from './request-kind.ts'

export const allKinds: readonly RequestKind[] = [leaveKind, attendanceKind, offSiteKind]
