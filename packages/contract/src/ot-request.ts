// Overtime requests (O2): clock times on one date, approved before they count. Times are 'HH:mm' in the company's time
// zone, and a time out that is not after the time in is the next morning. Lengths are minutes.
import { otRecordStatuses } from '@hr/domain/overtime/ot-record-status.ts'
import { otDayTypes } from '@hr/domain/overtime/ot-setting.ts'
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { awayColleagues } from './leave-decision.ts'
import { endpoint } from './endpoint.ts'
import { plainPaging } from './envelope.ts'
import { employeeId, localDate, localTime, reason } from './field.ts'
import { person } from './person.ts'
import { requestEndpoints } from './request-endpoints.ts'
import { requestExport, requestExportRow } from './request-export.ts'
import { requestDetail, requestPreview, requestRow } from './request-shapes.ts'

export const otGroups = { mine: 'MY_OT', team: 'TEAM_OT_REQUEST', all: 'OT_REQUEST' } as const

const asked = { date: localDate(), timeIn: localTime(), timeOut: localTime() }

const used = { approved: z.int(), pending: z.int(), limit: z.int() }
const dates = { from: z.string(), to: z.string() }

const limitsOf = <const Use extends z.core.$ZodShape>(use: Use) =>
  z.object({
    /** Minutes on the date. */
    day: z.object(use),
    /** Minutes in the period from the 21st to the 20th. */
    month: z.object({ ...use, ...dates }),
    /** Days with overtime in a row, of which the date is one. */
    consecutive: z.object({ ...use, ...dates }),
  })

/** How much of each limit is used (O2), and by this request. Over the limit, the sum of the three is larger. */
const otLimitsUsed = limitsOf({ ...used, requested: z.int() })

/** What the date is by the shift and the holidays. */
const otDay = {
  dayType: z.enum(otDayTypes),
  holiday: z.nullable(z.object({ name: z.string(), nameLo: z.string() })),
  /** Scheduled work that begins on the date. */
  schedule: z.array(z.object({ timeIn: z.string(), timeOut: z.string() })),
  /** The requester's own leave on the date, for those who may see their other requests; `half` is null for the whole day. */
  leave: z.nullable(
    z.object({ status: z.enum(['APPROVED', 'PENDING']), half: z.nullable(z.enum(['AM', 'PM'])) }),
  ),
}

/** If all of it is worked; null for a reader who may not see pay, and without a salary. */
const pay = z.nullable(z.object({ amount: z.int(), currency: z.string(), payable: z.int() }))

export const otPreview = z.object({
  ...requestPreview,
  ...otDay,
  minutes: z.int(),
  limits: otLimitsUsed,
  pay,
})
export type OtPreview = z.output<typeof otPreview>

const shown = {
  date: z.string(),
  /** Both the date, as every request has them. */
  from: z.string(),
  to: z.string(),
  timeIn: z.string(),
  timeOut: z.string(),
  minutes: z.int(),
}

/** For the readers who decide it now. */
const otDecision = z.extend(awayColleagues, {
  ...otDay,
  fileCount: z.int(),
  limits: otLimitsUsed,
  /** Approved minutes of the current period from the 21st to the 20th and the two before, the earliest first. */
  recent: z.array(z.object({ ...dates, minutes: z.int() })),
  /** Overtime of others on the same date, pending or approved, of the requester's unit and those below: the first of them. */
  others: z.array(
    z.object({ employee: person, timeIn: z.string(), timeOut: z.string(), status: requestStatus }),
  ),
  /** All of them. */
  othersCount: z.int(),
})
export type OtDecision = z.output<typeof otDecision>

const otRequestRow = requestRow(shown, otDecision)
export type OtRequestRow = z.output<typeof otRequestRow>

const otRequestDetail = z.extend(otRequestRow, {
  ...otDay,
  /** While it is pending, for its owner and the managers; readers who decide it now have them in `decision`. */
  limits: z.nullable(otLimitsUsed),
  /** What all approved overtime of the date came to, once the day is over, for readers who may see its record. */
  record: z.nullable(z.object({ status: z.enum(otRecordStatuses), worked: z.int(), payable: z.int() })),
  ...requestDetail,
})
export type OtRequestDetail = z.output<typeof otRequestDetail>

export const otCalls = requestEndpoints({
  path: '/ot-requests',
  topic: 'overtime',
  name: 'Overtime requests',
  groups: otGroups,
  draft: asked,
  sketch: asked,
  preview: otPreview,
  row: otRequestRow,
  detail: otRequestDetail,
  summaries: {
    preview: 'the day by the shift, minutes, limits, approval line, refusal',
    request: 'Request overtime of one’s own (O2)',
    edit: 'another date or other times',
    amend: 'overtime be changed: a request of its own; once it is approved it takes its place',
  },
})
export const {
  preview: previewOtRequest,
  request: requestOt,
  edit: editOtRequest,
  amend: amendOtRequest,
  list: listOtRequests,
  get: getOtRequest,
  getFile: getOtRequestFile,
  approve: approveOtRequest,
  reject: rejectOtRequest,
  decide: decideOtRequests,
  cancel: cancelOtRequest,
  requestCancellation: requestOtCancellation,
} = otCalls

const otExportRow = requestExportRow({ timeIn: z.string(), timeOut: z.string() })
export type OtExportRow = z.output<typeof otExportRow>

export const exportOtRequests = requestExport({
  path: '/ot-requests',
  name: 'Overtime requests',
  groups: otGroups,
  row: otExportRow,
})

export const getOtLimits = endpoint('GET', '/ot-limits', {
  allow: { group: [otGroups.mine, otGroups.team], action: 'add' },
  topics: ['overtime', 'otSetting'],
  summary:
    'How much of each limit is used on a date (O2), by oneself or a person of one’s team; the days in a row are those that overtime on the date would continue',
  input: z.strictObject({ date: localDate(), employeeId: z.optional(employeeId()) }),
  output: limitsOf(used),
})

/** People of one's team for whom overtime is requested together. */
export const mostOtMembers = 50
const forMembers = { group: otGroups.team, action: 'add' } as const
const askedForMembers = {
  employeeIds: z.array(employeeId()).check(z.minLength(1, 'required'), z.maxLength(mostOtMembers)),
  ...asked,
}

export const listOtMembers = endpoint('GET', '/ot-requests/members', {
  allow: forMembers,
  topics: ['organization', 'employee'],
  summary: 'One’s team, for whom one may request overtime',
  input: z.strictObject(plainPaging),
  output: z.array(person),
})

export const previewOtForMembers = endpoint('POST', '/ot-requests/members/preview', {
  allow: forMembers,
  topics: ['overtime'],
  summary:
    'What the same overtime would be for several of one’s team: minutes, limits, pay and refusal of each',
  input: z.strictObject(askedForMembers),
  output: z.object({
    minutes: z.int(),
    members: z.array(
      z.object({
        employee: person,
        ...otDay,
        limits: otLimitsUsed,
        pay,
        /** The last day of the closed period that it changes (A13). */
        closedTo: z.nullable(z.string()),
        refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
      }),
    ),
  }),
})

export const requestOtForMembers = endpoint('POST', '/ot-requests/members', {
  allow: forMembers,
  topics: ['overtime', 'notification'],
  summary: 'Request the same overtime for several of one’s team (O2): a request each, all of them or none',
  input: z.strictObject({ ...askedForMembers, reason: reason() }),
  output: z.object({ ids: z.array(z.string()) }),
})
