// A work shift in the audit log: its facts, and one line per time.
import type { WorkShift } from '@hr/contract/work-shift.ts'

type Facts = Omit<WorkShift, 'id' | 'isDefault' | 'holders' | 'version'>

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

export const shiftFacts = (shift: Facts) => ({
  code: shift.code,
  name: shift.name,
  nameLo: shift.nameLo,
  checkMode: shift.checkMode,
  graceMinutes: shift.graceMinutes,
  amEnd: shift.amEnd,
  pmStart: shift.pmStart,
  isActive: shift.isActive,
  items: shift.items.map(
    ({ day, timeIn, timeOut, startDate, expireDate }) =>
      `${days[day]} ${timeIn}-${timeOut}, ${startDate} - ${expireDate ?? ''}`,
  ),
})
