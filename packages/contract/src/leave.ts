// Leave: types, balances, requests with preview and decisions (L1-L11, R1-R6). Half days are integers.
import * as z from 'zod/mini'
import { approvalStep, requestStatus } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { employeeId, halfOfDay, id, localDate } from './field.ts'
import { decisionFacts, yearBalance } from './leave-decision.ts'
import { person } from './person.ts'
import { requestEndpoints } from './request-endpoints.ts'
import { requestDetail, requestPreview, requestRow } from './request-shapes.ts'

export const leaveGroups = { mine: 'MY_LEAVE', team: 'TEAM_LEAVE_REQUEST', all: 'LEAVE_REQUEST' } as const

export const leaveTypeBrief = z.object({
  id: z.string(),
  name: z.string(),
  nameLo: z.string(),
  color: z.string(),
})

export const leaveBalance = z.object({
  leaveTypeId: z.string(),
  entitled: z.int(),
  carriedOver: z.int(),
  expired: z.int(),
  adjusted: z.int(),
  used: z.int(),
  pending: z.int(),
  available: z.int(),
})
export type LeaveBalance = z.output<typeof leaveBalance>

/** The days that expire next; `on` is the last day to take them. */
export const expiringDays = z.nullable(z.object({ halfDays: z.int(), on: z.string() }))

const personalBalance = z.extend(leaveBalance, {
  /** Within 90 days of today. */
  expiring: expiringDays,
})
export type PersonalBalance = z.output<typeof personalBalance>

export const leaveBalances = endpoint('GET', '/leave-balances', {
  allow: { group: ['MY_LEAVE', 'TEAM_LEAVE_REQUEST', 'LEAVE_REQUEST', 'LEAVE_SUMMARY'], action: 'view' },
  topics: ['leave'],
  summary: 'Balances of one employee by type on a date (L3, L11); own by default',
  input: z.strictObject({
    ...plainPaging,
    employeeId: z.optional(employeeId()),
    date: z.optional(localDate()),
    /** A request of the employee that is being changed: what it reserves counts as available. */
    requestId: z.optional(id()),
  }),
  output: z.array(personalBalance),
})

const draft = {
  leaveTypeId: id(),
  from: localDate(),
  to: localDate(),
  fromHalf: z._default(halfOfDay(), 'AM'),
  toHalf: z._default(halfOfDay(), 'PM'),
  /** Decides instead of the requester on these days (R10). */
  delegateId: z.optional(employeeId()),
}

export const countedDay = z.object({
  date: z.string(),
  half: z.enum(['AM', 'PM']),
  counted: z.boolean(),
  reason: z.nullable(z.enum(['WEEKEND', 'HOLIDAY'])),
  holidayName: z.nullable(z.string()),
  holidayNameLo: z.nullable(z.string()),
})

const leavePreview = z.object({
  ...requestPreview,
  halfDays: z.int(),
  days: z.array(countedDay),
  /** Null for types without a balance (unpaid). */
  balance: z.nullable(z.object({ before: z.int(), after: z.int() })),
  /** The same by leave year and lot; empty for types without a balance. */
  years: z.array(yearBalance),
  /** Colleagues of the unit who are away on these days; pending leave only for readers who may open it. */
  away: z.array(z.object({ employee: person, from: z.string(), to: z.string(), status: requestStatus })),
  /** The requester is an approver and has no delegate on these days yet (R10). */
  mayDelegate: z.boolean(),
  /** Delegates of the requester on some of these days. */
  delegated: z.array(z.object({ delegate: person, from: z.string(), to: z.string() })),
  /** Days on which the delegate that was asked about is away as well. */
  delegateAway: z.nullable(z.object({ from: z.string(), to: z.string() })),
})

const leaveAsked = {
  leaveType: leaveTypeBrief,
  from: z.string(),
  to: z.string(),
  fromHalf: z.enum(['AM', 'PM']),
  toHalf: z.enum(['AM', 'PM']),
  halfDays: z.int(),
}

const leaveRequestRow = requestRow(leaveAsked, decisionFacts)
export type LeaveRequestRow = z.output<typeof leaveRequestRow>

const leaveRequestDetail = z.extend(leaveRequestRow, {
  days: z.array(countedDay),
  ...requestDetail,
  /** The spec's name for `steps`, with its name for the person assigned to each. */
  leaveRequestApproves: z.array(z.extend(approvalStep, { employee: approvalStep.shape.approver })),
})
export type LeaveRequestDetail = z.output<typeof leaveRequestDetail>

export const leaveCalls = requestEndpoints({
  path: '/leave-requests',
  topic: 'leave',
  name: 'Leave requests',
  groups: leaveGroups,
  draft,
  sketch: draft,
  preview: leavePreview,
  row: leaveRequestRow,
  detail: leaveRequestDetail,
  summaries: {
    preview: 'counted days, balance, approval line, refusal',
    request: 'Request leave for oneself; reserves the half days (L4)',
    edit: 'other dates or another type',
    amend: 'leave be changed: a request of its own; once it is approved it takes the place of the leave',
  },
})
export const {
  preview: previewLeave,
  request: requestLeave,
  edit: editLeave,
  amend: amendLeave,
  list: listLeaveRequests,
  get: getLeaveRequest,
  getFile: getLeaveRequestFile,
  approve: approveLeave,
  reject: rejectLeave,
  cancel: cancelLeave,
  decide: decideLeaves,
  requestCancellation,
} = leaveCalls
