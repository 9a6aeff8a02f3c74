// The two attendance request kinds (A10, A11) in one description: they differ only in endpoints, pages and names.
import type {
  AttendancePreview,
  AttendanceRequestDetail,
  AttendanceRequestRow,
} from '@hr/contract/attendance-request-shapes.ts'
import { attendanceCalls, attendanceGroups } from '@hr/contract/attendance-request.ts'
import { offSiteCalls, offSiteGroups } from '@hr/contract/off-site-request.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { kindWords } from '#web/shared/request/kind-words.ts'
import type { RequestKind } from '#web/shared/request/request-kind.ts'

type Code = AttendanceRequestRow['kind']

export type AttendanceKind = RequestKind<AttendanceRequestRow, AttendanceRequestDetail, AttendancePreview> & {
  readonly code: Code
}

const words = (code: Code) =>
  kindWords('attendanceRequest', {
    request: `attendanceRequest.kinds.${code}.request`,
    ask: `attendanceRequest.kinds.${code}.ask`,
    title: `attendanceRequest.kinds.${code}.number`,
  })

export const attendanceKind: AttendanceKind = {
  code: 'ATTENDANCE',
  calls: attendanceCalls,
  groups: attendanceGroups,
  pages: {
    mine: { to: paths.myAttendanceRequests },
    waiting: { to: paths.waitingAttendanceRequests },
    team: { to: paths.teamAttendanceRequests },
    all: { to: paths.attendanceRequests },
  },
  ownPage: paths.myAttendanceRequest,
  approverPage: paths.attendanceRequest,
  words: words('ATTENDANCE'),
}

export const offSiteKind: AttendanceKind = {
  code: 'OFF_SITE',
  calls: offSiteCalls,
  groups: offSiteGroups,
  pages: {
    mine: { to: paths.myOffSiteRequests },
    waiting: { to: paths.teamOffSiteRequests },
    team: place(paths.teamOffSiteRequests, { list: 'team' }),
    all: { to: paths.offSiteRequests },
  },
  ownPage: paths.myOffSiteRequest,
  approverPage: paths.offSiteRequest,
  words: words('OFF_SITE'),
}
