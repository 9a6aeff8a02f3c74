// Requests to work elsewhere (A11): at a client, at a branch, on a business trip.
import * as z from 'zod/mini'
import {
  askedDays,
  attendancePreview,
  attendanceRequestDetail,
  attendanceRequestRow,
} from './attendance-request-shapes.ts'
import { requiredText } from './field.ts'
import { requestEndpoints } from './request-endpoints.ts'

export const offSiteGroups = {
  mine: 'MY_OFF_SITE_REQUESTS',
  team: 'TEAM_OFF_SITE_REQUESTS',
  all: 'OFF_SITE_REQUESTS',
} as const

export const offSiteCalls = requestEndpoints({
  path: '/off-site-requests',
  topic: 'attendance',
  name: 'Requests to work elsewhere',
  groups: offSiteGroups,
  draft: { ...askedDays, place: requiredText() },
  sketch: { ...askedDays, place: z.optional(z.string()) },
  preview: attendancePreview,
  row: attendanceRequestRow,
  detail: attendanceRequestDetail,
  summaries: {
    preview: 'days before and after, approval line, refusal',
    request: 'Request to work elsewhere (A11)',
    edit: 'other dates, times or another place',
    amend: 'request be changed: a request of its own; once it is approved it takes its place',
  },
})
export const {
  preview: previewOffSiteRequest,
  request: requestOffSite,
  edit: editOffSiteRequest,
  amend: amendOffSiteRequest,
  list: listOffSiteRequests,
  get: getOffSiteRequest,
  getFile: getOffSiteRequestFile,
  approve: approveOffSiteRequest,
  reject: rejectOffSiteRequest,
  decide: decideOffSiteRequests,
  cancel: cancelOffSiteRequest,
  requestCancellation: requestOffSiteCancellation,
} = offSiteCalls
