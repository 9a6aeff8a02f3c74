// Exports of leave (spec 7, A14): rows for a spreadsheet, 100 at a time, all of one moment.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { exportOf, exportPaging } from './envelope.ts'
import { id } from './field.ts'
import { leaveGroups } from './leave.ts'
import { leaveSummaryFilter, summaryBalance } from './leave-summary.ts'
import { exportedPerson, requestExport, requestExportRow } from './request-export.ts'

const type = { typeName: z.string(), typeNameLo: z.string() }

const leaveExportRow = requestExportRow({
  ...type,
  fromHalf: z.enum(['AM', 'PM']),
  toHalf: z.enum(['AM', 'PM']),
  halfDays: z.int(),
})
export type LeaveExportRow = z.output<typeof leaveExportRow>

export const exportLeaveRequests = requestExport({
  path: '/leave-requests',
  name: 'Leave requests',
  groups: leaveGroups,
  row: leaveExportRow,
})

const leaveSummaryExportRow = z.object({ ...exportedPerson, ...type, ...summaryBalance.shape })
export type LeaveSummaryExportRow = z.output<typeof leaveSummaryExportRow>

export const exportLeaveSummary = endpoint('GET', '/leave-summary/export', {
  allow: { group: 'LEAVE_SUMMARY', action: 'export' },
  topics: [],
  summary: 'Balances for a spreadsheet: a row for each person and leave type, by name',
  input: z.strictObject({ ...exportPaging, ...leaveSummaryFilter, leaveTypeId: z.optional(id()) }),
  output: exportOf(leaveSummaryExportRow),
})
