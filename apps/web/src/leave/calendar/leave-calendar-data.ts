import type { leaveCalendar } from '@hr/contract/leave-calendar.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'

type Calendar = OutputOf<typeof leaveCalendar>
export type CalendarLeave = Calendar['leaves'][number]
export type CalendarHoliday = Calendar['holidays'][number]

/** Leave whose type the reader may not see. */
export const hiddenTypeColor = '#868e96'

/** The path of a leave; readers who do not see its type may not open it. */
export const requestPath = (leaveId: string, isOwn: boolean): Href =>
  isOwn ? paths.myLeaveRequest(leaveId) : paths.leaveRequest(leaveId)
