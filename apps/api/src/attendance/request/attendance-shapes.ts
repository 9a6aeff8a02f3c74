// The types of attendance and off-site requests, for the request engine.
import type {
  AttendancePreview,
  AttendanceRequestDetail,
  AttendanceRequestRow,
  QuotaPeriod,
} from '@hr/contract/attendance-request-shapes.ts'
import type { AskedWithType, AttendanceDraft } from './asked-attendance.ts'
import type { AttendanceRow } from './attendance-request.queries.ts'

export type AttendanceShapes = {
  readonly draft: AttendanceDraft
  readonly asked: AskedWithType
  readonly row: AttendanceRow
  readonly facts: { readonly quota: readonly QuotaPeriod[] }
  readonly shown: Pick<
    AttendanceRequestRow,
    'kind' | 'attendanceType' | 'title' | 'place' | 'timeIn' | 'timeOut' | 'original'
  >
  readonly decision: NonNullable<AttendanceRequestRow['decision']>
  readonly detail: Pick<AttendanceRequestDetail, 'days'>
  readonly page: object
  readonly preview: Pick<AttendancePreview, 'quota' | 'days'>
  readonly exported: object
}
