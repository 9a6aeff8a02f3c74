// The overrules that can change a day, the most likely first (A8).
import type { AttendanceDay, OverruleEntry } from '@hr/contract/attendance.ts'

export type OverruleType = OverruleEntry['type']
type Minutes = Pick<AttendanceDay, 'lateMinutes' | 'earlyMinutes' | 'waivedLate' | 'waivedEarlyOut'>

export const usefulTypes = (day: Minutes): readonly OverruleType[] => [
  ...(day.lateMinutes > 0 ? (['LATE'] as const) : []),
  ...(day.earlyMinutes > 0 ? (['EARLY_OUT'] as const) : []),
  'TIME_ATTENDANCE',
  ...(day.waivedLate + day.waivedEarlyOut > 0 ? (['UNWAIVE_ATTENDANCE'] as const) : []),
]
