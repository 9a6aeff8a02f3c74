import * as contract from '@hr/contract/attendance-report.ts'
import { fileRoute, route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { exportAttendance, streamAttendance } from './report/export-attendance.ts'
import { attendanceReportCharts, attendanceReport, attendanceReportTotals } from './report/show-report.ts'

export const attendanceReportRoutes: readonly Route[] = [
  route(contract.attendanceReport, attendanceReport),
  route(contract.attendanceReportTotals, attendanceReportTotals),
  route(contract.attendanceReportCharts, attendanceReportCharts),
  route(contract.exportAttendance, exportAttendance),
  fileRoute(contract.streamAttendance, streamAttendance),
]
