// What a request of either kind contains, in one shape: an attendance request has a type and a title, off-site work a
// place.
import type { AskedAttendance } from '@hr/domain/attendance/request-change.ts'
import type { AskedTimes } from '@hr/domain/attendance/overlap-date.ts'

type Asked = AskedAttendance & { readonly title: string }
export type AskedWithType = Asked & { readonly typeName: string | null; readonly typeNameLo: string | null }
export type AttendanceDraft = AskedTimes & {
  readonly attendanceTypeId?: string | null | undefined
  readonly title?: string | undefined
  readonly place?: string | undefined
}

export const askedOf = ({ attendanceTypeId, title, place, ...times }: AttendanceDraft): Asked => ({
  from: times.from,
  to: times.to,
  timeIn: times.timeIn,
  timeOut: times.timeOut,
  attendanceTypeId: attendanceTypeId ?? null,
  title: title ?? '',
  place: place ?? '',
})

export const attendanceColumns = ({ attendanceTypeId, title, place, timeIn, timeOut }: Asked) => ({
  attendance_type_id: attendanceTypeId,
  title,
  place,
  time_in: timeIn,
  time_out: timeOut,
})
