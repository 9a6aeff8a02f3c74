// Requests to work elsewhere (A11): at a client, at a branch, on a business trip.
import * as z from 'zod/mini'
import { requestFiles } from './approval.ts'
import {
  approverIds,
  askedDays,
  attendancePreview,
  attendanceRequestDetail,
  attendanceRequestRow,
  edited,
  previewed,
} from './attendance-request-shapes.ts'
import { endpoint } from './endpoint.ts'
import { id, reason, requiredText } from './field.ts'
import { requestEndpoints } from './request-endpoints.ts'

const path = '/off-site-requests'
export const offSiteGroups = {
  mine: 'MY_OFF_SITE_REQUESTS',
  team: 'TEAM_OFF_SITE_REQUESTS',
  all: 'OFF_SITE_REQUESTS',
} as const
const asking = { group: offSiteGroups.mine, action: 'add' } as const
const asked = { ...askedDays, place: requiredText() }

export const previewOffSiteRequest = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  allow: asking,
  summary:
    'What a request would do: days before and after, approval line, refusal. Takes the body of the request itself; stores nothing',
  input: z.strictObject({ ...askedDays, ...previewed, place: z.optional(z.string()) }),
  output: attendancePreview,
  files: requestFiles,
})

export const requestOffSite = endpoint({
  method: 'POST',
  path,
  allow: asking,
  summary: 'Request to work elsewhere (A11)',
  input: z.strictObject({ ...asked, reason: reason(), approverIds }),
  output: attendanceRequestDetail,
  files: requestFiles,
})

export const editOffSiteRequest = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  allow: asking,
  summary: 'Edit an own pending request; other dates, times or another place begin the line again (R7)',
  input: z.strictObject({ ...asked, ...edited }),
  output: attendanceRequestDetail,
  files: requestFiles,
})

export const amendOffSiteRequest = endpoint({
  method: 'POST',
  path: `${path}/:id/amend`,
  allow: asking,
  summary:
    'Ask that one’s own approved request be changed: a request of its own; once it is approved it takes its place (R6)',
  input: z.strictObject({ id: id(), ...asked, reason: reason(), approverIds }),
  output: attendanceRequestDetail,
  files: requestFiles,
})

export const {
  list: listOffSiteRequests,
  get: getOffSiteRequest,
  getFile: getOffSiteRequestFile,
  approve: approveOffSiteRequest,
  reject: rejectOffSiteRequest,
  decide: decideOffSiteRequests,
  cancel: cancelOffSiteRequest,
  requestCancellation: requestOffSiteCancellation,
} = requestEndpoints({
  path,
  name: 'Requests to work elsewhere',
  groups: offSiteGroups,
  row: attendanceRequestRow,
  detail: attendanceRequestDetail,
})
