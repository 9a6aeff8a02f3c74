import * as contract from '@hr/contract/company-attendance-start.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { previewAttendanceStart } from './start/preview-attendance-start.ts'
import { setAttendanceStart } from './start/set-attendance-start.ts'

export const companyAttendanceStartRoutes: readonly Route[] = [
  route(contract.previewAttendanceStart, previewAttendanceStart),
  route(contract.setAttendanceStart, setAttendanceStart),
]
