// All kinds of requests; operations on the approval lines of every kind iterate over them (R1, R9).
import type { RequestKind } from './approval/request-kind.ts'
import { attendanceKind, offSiteKind } from './attendance/request/attendance-kinds.ts'
import { leaveKind } from './leave/request/leave-kind.ts'
import { otKind } from './overtime/request/ot-kind.ts'

export const requestKinds: readonly RequestKind[] = [leaveKind, attendanceKind, offSiteKind, otKind]
