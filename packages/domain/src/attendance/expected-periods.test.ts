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
  ['AM of a morning shift is all of it', morning, 'AM', 'LEAVE_FULL_DAY', [null]],
  ['PM of an evening shift is all of it', evening, 'PM', 'LEAVE_FULL_DAY', [null]],
  ['PM of a night shift is all of it', night, 'PM', 'LEAVE_FULL_DAY', [null]],
] as const)('half-day leave (A6): %s', (_, shift, halves, leave, hours) =>
  expect(expected(shift, halves)).toEqual({ leave, hours }),
)
