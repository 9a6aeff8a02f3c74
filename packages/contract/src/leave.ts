// Leave: types, balances, requests with preview and decisions (L1-L11, R1-R6). Half days are integers.
import * as z from 'zod/mini'
import {
  approvalStep,
  historyEntry,
  mayDo,
  progress,
  requestFile,
  requestFiles,
  requestPurpose,
  requestStatus,
  seenHistory,
  unreadByPreview,
} from './approval.ts'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { employeeId, halfOfDay, id, localDate, reason } from './field.ts'
import { decisionFacts, yearBalance } from './leave-decision.ts'
import { person } from './person.ts'
import { requestEndpoints } from './request-endpoints.ts'

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

export const personalBalance = z.extend(leaveBalance, {
  /** What is lost next unless it is taken, within 90 days of today; `on` is the last day it can be taken. */
  expiring: z.nullable(z.object({ halfDays: z.int(), on: z.string() })),
})
export type PersonalBalance = z.output<typeof personalBalance>

export const leaveBalances = endpoint({
  method: 'GET',
  path: '/leave-balances',
  allow: { group: ['MY_LEAVE', 'TEAM_LEAVE_REQUEST', 'LEAVE_REQUEST', 'LEAVE_SUMMARY'], action: 'view' },
  summary: 'Balances of one employee by type on a date (L3, L11); own by default',
  input: z.strictObject({
    ...plainPaging,
    employeeId: z.optional(employeeId()),
    date: z.optional(localDate()),
    /** A request of the employee that is being changed: what it holds counts as available. */
    requestId: z.optional(id()),
  }),
  output: z.array(personalBalance),
})

/** Added by the requester, before the last step. */
const approverIds = z._default(z.array(employeeId()).check(z.maxLength(5)), [])
/** Decides instead of the requester on these days (R10). */
const delegateId = z.optional(employeeId())

const draft = {
  leaveTypeId: id(),
  from: localDate(),
  to: localDate(),
  fromHalf: z._default(halfOfDay(), 'AM'),
  toHalf: z._default(halfOfDay(), 'PM'),
}

export const countedDay = z.object({
  date: z.string(),
  half: z.enum(['AM', 'PM']),
  counted: z.boolean(),
  reason: z.nullable(z.enum(['WEEKEND', 'HOLIDAY'])),
  holidayName: z.nullable(z.string()),
  holidayNameLo: z.nullable(z.string()),
})

export const previewLeave = endpoint({
  method: 'POST',
  path: '/leave-requests/preview',
  allow: { group: 'MY_LEAVE', action: 'add' },
  summary:
    'What a request would do: counted days, balance, approval line, refusal. Takes the body of the request itself; stores nothing',
  input: z.strictObject({
    ...draft,
    ...unreadByPreview,
    fileCount: z._default(z.int().check(z.gte(0), z.lte(6)), 0),
    approverIds,
    /** One's own request that would be edited while pending, or changed once approved: what it holds is free for it. */
    requestId: z.optional(id()),
    delegateId,
  }),
  files: requestFiles,
  output: z.object({
    /** The last day of the closed period of attendance it is about (A13): only HR approves it finally, with a reason. */
    closedTo: z.nullable(z.string()),
    halfDays: z.int(),
    days: z.array(countedDay),
    /** Null for types without a balance (unpaid). */
    balance: z.nullable(z.object({ before: z.int(), after: z.int() })),
    /** The same by leave year and lot; empty for types without a balance. */
    years: z.array(yearBalance),
    steps: z.array(approvalStep),
    /** Others of the same unit who are away on these days; pending leave only for whoever may open it. */
    away: z.array(z.object({ employee: person, from: z.string(), to: z.string(), status: requestStatus })),
    /** The requester approves for others, and nobody stands in for them on these days yet (R10). */
    mayDelegate: z.boolean(),
    /** Who stands in for the requester on some of these days already. */
    delegated: z.array(z.object({ delegate: person, from: z.string(), to: z.string() })),
    /** Days on which the delegate that was asked about is away as well. */
    delegateAway: z.nullable(z.object({ from: z.string(), to: z.string() })),
    refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
  }),
})

const leaveAsked = {
  leaveType: leaveTypeBrief,
  from: z.string(),
  to: z.string(),
  fromHalf: z.enum(['AM', 'PM']),
  toHalf: z.enum(['AM', 'PM']),
  halfDays: z.int(),
}

export const leaveRequestRow = z.object({
  id: z.string(),
  number: z.int(),
  status: requestStatus,
  employee: person,
  ...leaveAsked,
  reason: z.string(),
  createdAt: z.string(),
  /** Entries of its history: what was seen, for whoever decides (`seenHistory`). */
  historyCount: z.int(),
  purpose: requestPurpose,
  /** The approved request that this one would cancel or change. */
  original: z.nullable(z.object({ id: z.string(), number: z.int(), ...leaveAsked })),
  /** The request that waits for a decision about this one. */
  openChange: z.nullable(z.object({ id: z.string(), number: z.int(), purpose: requestPurpose })),
  progress,
  /** Who decides next; null = anyone holding approve, or nobody any more. */
  currentApprover: z.nullable(person),
  /** Since when that step is the one to decide; null when nothing waits. */
  waitingSince: z.nullable(z.string()),
  may: mayDo,
  /** For the readers who decide it now, in the list of what waits for them and on its page. */
  decision: z.nullable(decisionFacts),
})
export type LeaveRequestRow = z.output<typeof leaveRequestRow>

export const leaveRequestDetail = z.extend(leaveRequestRow, {
  days: z.array(countedDay),
  steps: z.array(approvalStep),
  /** The spec's name for `steps`, with the same content. */
  leaveRequestApproves: z.array(approvalStep),
  /** Whom the requester added to the line. */
  addedApprovers: z.array(person),
  /** Of one that is PENDING: the last day of the closed period it is about (A13). */
  closedTo: z.nullable(z.string()),
  history: z.array(historyEntry),
  files: z.array(requestFile),
})
export type LeaveRequestDetail = z.output<typeof leaveRequestDetail>

export const requestLeave = endpoint({
  method: 'POST',
  path: '/leave-requests',
  allow: { group: 'MY_LEAVE', action: 'add' },
  summary: 'Request leave for oneself; reserves the half days (L4)',
  input: z.strictObject({
    ...draft,
    reason: reason(),
    approverIds,
    delegateId,
  }),
  output: leaveRequestDetail,
  files: requestFiles,
})

export const editLeave = endpoint({
  method: 'PUT',
  path: '/leave-requests/:id',
  allow: { group: 'MY_LEAVE', action: 'add' },
  summary: 'Edit an own pending request; other dates or another type begin the line again (R7)',
  input: z.strictObject({
    id: id(),
    ...draft,
    reason: reason(),
    approverIds,
    /** Files it has already and keeps; the others are removed. */
    keepFileIds: z._default(z.array(id()).check(z.maxLength(requestFiles.most)), []),
    /** Whoever decided or edited since is not overruled unseen. */
    seenHistory,
    delegateId,
  }),
  output: leaveRequestDetail,
  files: requestFiles,
})

export const amendLeave = endpoint({
  method: 'POST',
  path: '/leave-requests/:id/amend',
  allow: { group: 'MY_LEAVE', action: 'add' },
  summary:
    'Ask that one’s own approved leave be changed: a request of its own; once it is approved it takes the place of the leave (R6)',
  input: z.strictObject({ id: id(), ...draft, reason: reason(), approverIds, delegateId }),
  output: leaveRequestDetail,
  files: requestFiles,
})

export const {
  list: listLeaveRequests,
  get: getLeaveRequest,
  getFile: getLeaveRequestFile,
  approve: approveLeave,
  reject: rejectLeave,
  cancel: cancelLeave,
  decide: decideLeaves,
  requestCancellation,
} = requestEndpoints({
  path: '/leave-requests',
  name: 'Leave requests',
  groups: leaveGroups,
  row: leaveRequestRow,
  detail: leaveRequestDetail,
})
