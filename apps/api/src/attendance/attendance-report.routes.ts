import * as contract from '@hr/contract/attendance-report.ts'
import { fileRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { attendanceExported, attendanceStreamed } from './report/export-attendance.ts'
import { reportDrawn, reportListed, reportSummed } from './report/show-report.ts'

export const attendanceReportRoutes: readonly Route[] = [
  route(contract.attendanceReport, reportListed),
  route(contract.attendanceReportTotals, reportSummed),
  route(contract.attendanceReportCharts, reportDrawn),
  route(contract.exportAttendance, attendanceExported),
  fileRoute(contract.streamAttendance, attendanceStreamed),
]
