import { expect, test } from 'vitest'
import type { LeaveHalf } from './day-facts.ts'
import { expectedPeriods, leaveStatus } from './expected-periods.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'
import type { AttendanceShift } from './day-facts.ts'

const monday = '2026-03-23'
const office = weekShift([['08:30', '17:30']])
const twoPeriods = weekShift([
  ['08:00', '12:00'],
  ['13:00', '17:00'],
])
const morning = weekShift([['08:00', '12:30']])
const evening = weekShift([['16:00', '01:00']])
const night = weekShift([['22:00', '06:00']])
const midnight = weekShift([['20:00', '04:00']])
const nightWithBreak = weekShift([['22:00', '06:00']], { amEnd: '01:00', pmStart: '02:00' })

const leaveOf = (halves: string): LeaveHalf[] =>
  (['AM', 'PM'] as const)
    .filter(half => halves.includes(half))
    .map(half => ({ half, type: 'Annual', typeLo: '', isPaid: true }))

/** Hours since midnight from which to which something is expected; null = nothing of that period. */
function expected(shift: AttendanceShift, halves: string) {
  const day = exampleDay({
    date: monday,
    person: officeWorker({ shiftOn: () => shift }),
    approved: { leave: leaveOf(halves) },
  })
  if (!day) return undefined
  const hours = (at: number) => (at - punchAt(monday, '00:00')) / 3_600_000
  return {
    leave: leaveStatus(day.facts),
    hours: expectedPeriods(day.facts).map(period => period && [hours(period.startsAt), hours(period.endsAt)]),
  }
}

test.each([
  ['no leave', office, '', null, [[8.5, 17.5]]],
  ['AM of one period: until pmStart', office, 'AM', 'LEAVE_AM', [[13, 17.5]]],
  ['PM of one period: from amEnd', office, 'PM', 'LEAVE_PM', [[8.5, 12]]],
  ['AM of two periods', twoPeriods, 'AM', 'LEAVE_AM', [null, [13, 17]]],
  ['PM of two periods', twoPeriods, 'PM', 'LEAVE_PM', [[8, 12], null]],
  ['both halves', twoPeriods, 'AM PM', 'LEAVE_FULL_DAY', [null, null]],
  ['AM of a morning shift: until its middle', morning, 'AM', 'LEAVE_AM', [[10.25, 12.5]]],
  ['AM of an evening shift', evening, 'AM', 'LEAVE_AM', [[20.5, 25]]],
  ['PM of an evening shift', evening, 'PM', 'LEAVE_PM', [[16, 20.5]]],
  ['AM of a night is its first half', night, 'AM', 'LEAVE_AM', [[26, 30]]],
  ['PM of a night is its second half', night, 'PM', 'LEAVE_PM', [[22, 26]]],
  ['AM of a night with a break after midnight', nightWithBreak, 'AM', 'LEAVE_AM', [[26, 30]]],
  ['PM of a night with a break after midnight', nightWithBreak, 'PM', 'LEAVE_PM', [[22, 25]]],
  ['AM of a night whose middle is midnight', midnight, 'AM', 'LEAVE_AM', [[24, 28]]],
  ['PM of a night whose middle is midnight', midnight, 'PM', 'LEAVE_PM', [[20, 24]]],
  ['both halves of a night', night, 'AM PM', 'LEAVE_FULL_DAY', [null]],
] as const)('half-day leave (A6): %s', (_, shift, halves, leave, hours) =>
  expect(expected(shift, halves)).toEqual({ leave, hours }),
)
