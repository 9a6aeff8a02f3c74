// The request kinds for attendance (A10) and off-site work (A11): one description, since they differ only in permissions
// and texts. Approving or ending a request recomputes its days.
import { attendanceGroups } from '@hr/contract/attendance-request.ts'
import { offSiteGroups } from '@hr/contract/off-site-request.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { filledText } from '#api/notification/parameter-text.ts'
import { kindOf } from '#api/request/kind-of.ts'
import type { Description, Kind } from '#api/request/kind.ts'
import { byRequest } from '../day/differences.store.ts'
import { recomputeDays } from '../day/recompute-days.ts'
import { attendanceColumns } from './asked-attendance.ts'
import { attendanceDecisions } from './attendance-decisions.ts'
import { attendanceDetail, attendancePreview } from './attendance-extras.ts'
import { loadAttendanceFacts } from './attendance-facts.ts'
import { attendanceRows } from './attendance-request.queries.ts'
import type { AttendanceKindCode } from './attendance-request.queries.ts'
import type { AttendanceShapes } from './attendance-shapes.ts'
import { attendanceWords, titleOf } from './attendance-words.ts'

export type AttendanceKind = Kind<AttendanceShapes>
type Facts = Pick<Description<AttendanceShapes>, 'entity' | 'groups' | 'name' | 'pages'> & {
  readonly kind: AttendanceKindCode
}

const attendanceKindOf = (facts: Facts): AttendanceKind => {
  const { kind, name } = facts
  return kindOf<AttendanceShapes>({
    ...facts,
    table: 'attendance_request',
    isTableShared: true,
    topic: 'attendance',
    facts: (db, ...draft) => loadAttendanceFacts(db, { kind }, ...draft),
    columns: attendanceColumns,
    async applyStatus(work, { head, status, dates }, reason) {
      if (status === 'APPROVED' || head.status === 'APPROVED')
        await recompute(work, head.requesterId, dates, reason)
    },
    applyReplacement: (work, change, reason) => recompute(work, change.requesterId, change, reason),
    rows: (db, is) => attendanceRows(db, kind, is),
    title: titleOf,
    askedText(language, asked) {
      const { en, lo } = titleOf(asked)
      const { from, to, timeIn, timeOut } = asked
      const times = [timeIn ?? '', timeOut ?? ''].join(' - ').trim()
      const text = times === '-' ? '{what}, {dates}' : '{what}, {dates} ({times})'
      return filledText(language, text, { what: { en, lo: lo || en }, from, to, times })
    },
    words: (asked, purpose) => attendanceWords(name, asked, purpose),
    shown: ({ attendanceTypeId, typeName, typeNameLo, title, place, timeIn, timeOut, original }) => ({
      kind,
      attendanceType:
        attendanceTypeId === null
          ? null
          : { id: attendanceTypeId, name: typeName ?? '', nameLo: typeNameLo ?? '' },
      title,
      place,
      timeIn,
      timeOut,
      original,
    }),
    decisions: (work, rows) => attendanceDecisions(work, kind, rows),
    detail: (work, row) => attendanceDetail(work, kind, row),
    preview: (work, previewed) => attendancePreview(work, kind, previewed),
  })
}

async function recompute(
  { db, caller }: EngineWork,
  employeeId: number,
  { from, to }: Period,
  reason: string,
): Promise<void> {
  const days = { employeeIds: [employeeId], from, to }
  await recomputeDays(db, days, byRequest(caller, reason))
}

export const attendanceKind = attendanceKindOf({
  kind: 'ATTENDANCE',
  entity: 'attendance_request',
  groups: attendanceGroups,
  name: { en: 'Attendance request', lo: 'ຄຳຂໍແກ້ໄຂເວລາ' },
  pages: { owner: paths.myAttendanceRequest, approver: paths.attendanceRequest },
})

export const offSiteKind = attendanceKindOf({
  kind: 'OFF_SITE',
  entity: 'off_site_request',
  groups: offSiteGroups,
  name: { en: 'Off-site work request', lo: 'ຄຳຂໍເຮັດວຽກນອກສະຖານທີ່' },
  pages: { owner: paths.myOffSiteRequest, approver: paths.offSiteRequest },
})
