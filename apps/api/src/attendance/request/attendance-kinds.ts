// Requests about attendance and about work elsewhere as kinds of request (R1): one description, since they differ only in
// who may see them and in how they are called. Approving or ending one computes its days anew (A11).
import type { RequestKind } from '#api/approval/request-kind.ts'
import { requestLocks } from '#api/approval/request-locks.queries.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { byRequest } from '../day/differences.store.ts'
import { recomputeDays } from '../day/recompute-days.ts'
import { announceAttendance } from './announce-attendance.ts'
import { findAttendanceRow, listOpenAttendance } from './attendance-request.queries.ts'
import { updateAttendanceStatus } from './attendance-request.store.ts'
import type { AttendanceKindCode } from './attendance-request.store.ts'
import { found } from '#api/http/refusal.ts'

export type AttendanceKind = RequestKind & {
  readonly kind: AttendanceKindCode
  /** "Attendance request" */
  readonly name: Bilingual
  /** Where a request is shown, below which its id follows. */
  readonly pages: { readonly owner: string; readonly approver: string }
}
type Facts = Pick<AttendanceKind, 'kind' | 'entity' | 'groups' | 'name' | 'pages'>

const attendanceKindOf = (facts: Facts): AttendanceKind => {
  const { kind } = facts
  return {
    ...facts,
    topic: 'attendance',
    // Nothing is counted that holidays or shifts could change meanwhile: days are computed when something changes.
    keepCounted: () => Promise.resolve(),
    ...requestLocks('attendance_request', kind),
    async settle({ db, caller, now }, { id, requesterId, status: before }, status, reason) {
      const { workspaceId } = caller
      const dates = await updateAttendanceStatus(db, workspaceId, id, { status, now })
      if (status === 'APPROVED' || before === 'APPROVED')
        await recomputeDays(
          db,
          workspaceId,
          now,
          { employeeIds: [requesterId], ...dates },
          byRequest(caller, reason),
        )
    },
    async takePlace({ db, caller, now }, { id, requesterId }, reason) {
      const { workspaceId } = caller
      const { from, to } = found(await findAttendanceRow(db, { workspaceId, kind }, id))
      await recomputeDays(
        db,
        workspaceId,
        now,
        { employeeIds: [requesterId], from, to },
        byRequest(caller, reason),
      )
      return { from, to }
    },
    announce: (work, head, announcements) => announceAttendance(work, facts, head, announcements),
    listOpen: (db, workspaceId, which) => listOpenAttendance(db, { workspaceId, kind }, which),
  }
}

export const attendanceKind = attendanceKindOf({
  kind: 'ATTENDANCE',
  entity: 'attendance_request',
  groups: { mine: 'MY_ATTENDANCE_REQUEST', team: 'TEAM_ATTENDANCE_REQUEST', all: 'ATTENDANCE_REQUEST' },
  name: { en: 'Attendance request', lo: 'ຄຳຂໍແກ້ໄຂເວລາ' },
  pages: { owner: '/app/attendances/my-requests', approver: '/app/attendances/requests' },
})

export const offSiteKind = attendanceKindOf({
  kind: 'OFF_SITE',
  entity: 'off_site_request',
  groups: { mine: 'MY_OFF_SITE_REQUESTS', team: 'TEAM_OFF_SITE_REQUESTS', all: 'OFF_SITE_REQUESTS' },
  name: { en: 'Off-site work request', lo: 'ຄຳຂໍເຮັດວຽກນອກສະຖານທີ່' },
  pages: {
    owner: '/app/attendances/off-site-work/my-requests',
    approver: '/app/attendances/off-site-work/all-requests',
  },
})
