// What a request of either kind asks for, in one shape: one about attendance has a type and a title, one about work
// elsewhere a place.
import type { AskedAttendance } from '@hr/domain/attendance/request-change.ts'

export type Asked = AskedAttendance & { readonly title: string }
type Given = Partial<Pick<Asked, 'title' | 'place'>> &
  Pick<Asked, 'from' | 'to' | 'timeIn' | 'timeOut'> & { readonly attendanceTypeId?: string }

export const askedOf = <Input extends Given>(input: Input): Input & Asked => ({
  ...input,
  attendanceTypeId: input.attendanceTypeId ?? null,
  title: input.title ?? '',
  place: input.place ?? '',
})

export const askedColumns = ({ attendanceTypeId, title, place, from, to, timeIn, timeOut }: Asked) => ({
  attendance_type_id: attendanceTypeId,
  title,
  place,
  from_date: from,
  to_date: to,
  time_in: timeIn,
  time_out: timeOut,
})
