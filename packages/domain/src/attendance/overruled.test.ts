import { expect, test } from 'vitest'
import type { Overrule } from './day-facts.ts'
import { overruled } from './overruled.ts'

const entry = (
  sequence: number,
  type: Overrule['type'],
  timeIn: string | null = null,
  timeOut: string | null = null,
) => ({
  sequence,
  type,
  timeIn,
  timeOut,
})
const byHand = (timeIn: string | null, timeOut: string | null) => ({ timeIn, timeOut })

test.each([
  ['nothing', [], null, false, false],
  ['a waiver', [entry(1, 'LATE')], null, true, false],
  ['both waivers', [entry(1, 'LATE'), entry(2, 'EARLY_OUT')], null, true, true],
  ['the same waiver twice', [entry(1, 'EARLY_OUT'), entry(2, 'EARLY_OUT')], null, false, true],
  [
    'taken back',
    [entry(1, 'LATE'), entry(2, 'EARLY_OUT'), entry(3, 'UNWAIVE_ATTENDANCE')],
    null,
    false,
    false,
  ],
  [
    'waived again after that',
    [entry(1, 'LATE'), entry(2, 'UNWAIVE_ATTENDANCE'), entry(3, 'LATE')],
    null,
    true,
    false,
  ],
  ['listed backwards', [entry(2, 'UNWAIVE_ATTENDANCE'), entry(1, 'LATE')], null, false, false],
  ['nothing to take back', [entry(1, 'UNWAIVE_ATTENDANCE')], null, false, false],
  ['times by hand', [entry(1, 'TIME_ATTENDANCE', '08:30', '17:30')], byHand('08:30', '17:30'), false, false],
  [
    'the later times hold as a whole',
    [entry(2, 'TIME_ATTENDANCE', null, '17:00'), entry(1, 'TIME_ATTENDANCE', '08:30', '17:30')],
    byHand(null, '17:00'),
    false,
    false,
  ],
  [
    'taking waivers back leaves the times',
    [entry(1, 'TIME_ATTENDANCE', '08:30', null), entry(2, 'LATE'), entry(3, 'UNWAIVE_ATTENDANCE')],
    byHand('08:30', null),
    false,
    false,
  ],
])('corrections of HR (A8): %s', (_, overrules, times, isLateWaived, isEarlyOutWaived) =>
  expect(overruled(overrules)).toEqual({ times, isLateWaived, isEarlyOutWaived }),
)
