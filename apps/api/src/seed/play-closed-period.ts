// HR of the demo company has closed the oldest of its complete periods (A13).
import { attendancePeriod } from '@hr/domain/calendar/attendance-period.ts'
import { periodClosed } from '#api/attendance/period/close-period.ts'
import { attendanceSince } from './demo-attendance.ts'
import { demoClock, memberNamed, workOf } from './play-parts.ts'
import type { Play } from './play-parts.ts'

/** Working days after the end of the period. */
const closedAfter = 3

export async function playClosedPeriod(play: Play): Promise<void> {
  const { calendar, chance } = play
  const { to } = attendancePeriod(attendanceSince(calendar.today))
  const clock = demoClock(calendar, calendar.workday(calendar.indexOf(to) + closedAfter), chance)
  await periodClosed({ ...workOf(play, memberNamed(play, 'hr'), clock()), input: { id: to.slice(0, 7) } })
}
