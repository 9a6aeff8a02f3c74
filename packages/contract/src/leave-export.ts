// Exports of leave (spec 7, A14): rows for a spreadsheet, 100 at a time, all of one moment.
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { exportOf, exportPaging } from './envelope.ts'
import { choice, id } from './field.ts'
import { leaveBalance, leaveGroups } from './leave.ts'
import { requestFilter } from './request-endpoints.ts'
import { leaveSummaryFilter } from './leave-summary.ts'
import { person } from './person.ts'

const names = z.omit(person, { id: true, profileImage: true })
const whose = {
  employee: names,
  staffId: z.string(),
  unit: z.nullable(z.string()),
  unitLo: z.nullable(z.string()),
  typeName: z.string(),
  typeNameLo: z.string(),
}

export const leaveExportRow = z.object({
  number: z.int(),
  ...whose,
  from: z.string(),
  fromHalf: z.enum(['AM', 'PM']),
  to: z.string(),
  toHalf: z.enum(['AM', 'PM']),
  halfDays: z.int(),
  status: requestStatus,
  /** A request of its own may cancel or change approved leave (R6). */
  purpose: z.enum(['NEW', 'CANCELLATION', 'AMENDMENT']),
  requestedAt: z.string(),
  reason: z.string(),
  /** Whom a pending request waits for; null = anyone holding approve, or nobody any more. */
  currentApprover: z.nullable(names),
  /** When it was approved, rejected or cancelled; null while it is pending. */
  decidedAt: z.nullable(z.string()),
})
export type LeaveExportRow = z.output<typeof leaveExportRow>

/** What waits for somebody is a list to decide from, not to export. */
export const exportScopes = ['mine', 'team', 'all'] as const
export type ExportScope = (typeof exportScopes)[number]

export const exportLeaveRequests = endpoint({
  method: 'GET',
  path: '/leave-requests/export',
  allow: { group: Object.values(leaveGroups), action: 'export' },
  summary: 'Leave requests for a spreadsheet: mine, my team, all, each with its own permission; newest first',
  input: z.strictObject({
    ...exportPaging,
    scope: z._default(choice(exportScopes), 'mine'),
    ...requestFilter,
  }),
  output: exportOf(leaveExportRow),
})

export const leaveSummaryExportRow = z.object({ ...whose, ...leaveBalance.shape })
export type LeaveSummaryExportRow = z.output<typeof leaveSummaryExportRow>

export const exportLeaveSummary = endpoint({
  method: 'GET',
  path: '/leave-summary/export',
  allow: { group: 'LEAVE_SUMMARY', action: 'export' },
  summary: 'Balances for a spreadsheet: a row for each person and leave type, by name',
  input: z.strictObject({ ...exportPaging, ...leaveSummaryFilter, leaveTypeId: z.optional(id()) }),
  output: exportOf(leaveSummaryExportRow),
})
