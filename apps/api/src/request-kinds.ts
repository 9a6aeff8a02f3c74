// Every kind of request there is: what concerns the lines of all of them walks over these (R1, R9).
import type { RequestKind } from './approval/request-kind.ts'
import { attendanceKind, offSiteKind } from './attendance/request/attendance-kinds.ts'
import { leaveKind } from './leave/request/leave-kind.ts'

export const requestKinds: readonly RequestKind[] = [leaveKind, attendanceKind, offSiteKind]
