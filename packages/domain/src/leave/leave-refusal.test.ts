import { describe, expect, test } from 'vitest'
import type { Half, HalfDay } from './leave-days.ts'
import { leaveRefusal } from './leave-refusal.ts'
import type { LeaveDraft, LeaveFacts, LeaveRefusal } from './leave-refusal.ts'

const counted = (halves: number, skipped = 0): HalfDay[] =>
  Array.from({ length: halves + skipped }, (_, index) => ({
    date: `2026-03-${String(1 + Math.floor(index / 2)).padStart(2, '0')}`,
    half: index % 2 ? 'PM' : 'AM',
    counted: index < halves,
    reason: index < halves ? null : 'WEEKEND',
  }))
const [short] = counted(1)
const range = (from: string, fromHalf: Half, to: string, toHalf: Half) => ({ from, fromHalf, to, toHalf })

type Change = {
  readonly draft?: Partial<LeaveDraft>
  readonly type?: Partial<LeaveFacts['leaveType']>
  readonly facts?: Partial<LeaveFacts>
}
const refusalOf = ({ draft, type, facts }: Change) =>
  leaveRefusal(
    { ...range('2026-03-02', 'AM', '2026-03-03', 'PM'), fileCount: 0, ...draft },
    {
      leaveType: { isActive: true, gender: null, maxConsecutiveDays: 0, attachFileDayOver: 0, ...type },
      employeeGender: null,
      startedOn: '2026-01-01',
      days: counted(4),
      overlaps: false,
      short: undefined,
      ...facts,
    },
  )

describe('leaveRefusal (L1, L7-L9)', () => {
  test.each<readonly [string, Change, LeaveRefusal | undefined]>([
    ['nothing against it', {}, undefined],
    ['ends the day before', { draft: range('2026-03-02', 'AM', '2026-03-01', 'PM') }, 'END_BEFORE_START'],
    [
      'ends at noon, begins after it',
      { draft: range('2026-03-02', 'PM', '2026-03-02', 'AM') },
      'END_BEFORE_START',
    ],
    ['begins and ends in one afternoon', { draft: range('2026-03-02', 'PM', '2026-03-02', 'PM') }, undefined],
    ['366 days', { draft: range('2026-01-01', 'AM', '2027-01-01', 'PM') }, undefined],
    ['367 days', { draft: range('2026-01-01', 'AM', '2027-01-02', 'PM'), facts: { days: [] } }, 'TOO_LONG'],
    ['from the first day of the employment', { facts: { startedOn: '2026-03-02' } }, undefined],
    ['before it', { facts: { startedOn: '2026-03-03' } }, 'BEFORE_EMPLOYMENT'],
    ['up to the last day of the employment', { facts: { endedOn: '2026-03-03' } }, undefined],
    ['beyond it', { facts: { endedOn: '2026-03-02' } }, 'AFTER_EMPLOYMENT'],
    ['inactive type', { type: { isActive: false } }, 'TYPE_INACTIVE'],
    [
      "a women's type, a man",
      { type: { gender: 'female' }, facts: { employeeGender: 'male' } },
      'GENDER_LIMIT',
    ],
    ["a women's type, not known", { type: { gender: 'female' } }, 'GENDER_LIMIT'],
    [
      "a women's type, a woman",
      { type: { gender: 'female' }, facts: { employeeGender: 'female' } },
      undefined,
    ],
    ['nothing counted', { facts: { days: counted(0, 4) } }, 'NOTHING_COUNTED'],
    ['one half day counted', { facts: { days: counted(1, 3) } }, undefined],
    [
      'half a day more than the smallest limit',
      { type: { maxConsecutiveDays: 1 }, facts: { days: counted(3) } },
      'TOO_MANY_CONSECUTIVE_DAYS',
    ],
    ['overlapping', { facts: { overlaps: true } }, 'OVERLAPS'],
    ['as many days as allowed', { type: { maxConsecutiveDays: 2 } }, undefined],
    [
      'half a day more',
      { type: { maxConsecutiveDays: 2 }, facts: { days: counted(5) } },
      'TOO_MANY_CONSECUTIVE_DAYS',
    ],
    [
      'days that do not count do not matter',
      { type: { maxConsecutiveDays: 2 }, facts: { days: counted(4, 4) } },
      undefined,
    ],
    ['balance not enough', { facts: { short } }, 'LEAVE_BALANCE_NOT_ENOUGH'],
    ['no file needed yet', { type: { attachFileDayOver: 2 } }, undefined],
    ['file needed', { type: { attachFileDayOver: 2 }, facts: { days: counted(5) } }, 'FILE_REQUIRED'],
    [
      'file given',
      { type: { attachFileDayOver: 2 }, facts: { days: counted(5) }, draft: { fileCount: 1 } },
      undefined,
    ],
    [
      'edited without other dates: what was accepted is not refused again',
      { type: { isActive: false }, facts: { isSame: true, short, overlaps: true } },
      undefined,
    ],
    [
      'edited without other dates: the file was taken away',
      { type: { attachFileDayOver: 1 }, facts: { isSame: true } },
      'FILE_REQUIRED',
    ],
    [
      'a change that is approved: the rules of its type were met when it was asked',
      {
        type: { isActive: false, gender: 'female', maxConsecutiveDays: 1, attachFileDayOver: 1 },
        facts: { isAccepted: true },
      },
      undefined,
    ],
    [
      'a change that is approved: other leave was approved meanwhile',
      { type: { isActive: false }, facts: { isAccepted: true, overlaps: true } },
      'OVERLAPS',
    ],
    [
      'a change that is approved: the balance is used meanwhile',
      { type: { maxConsecutiveDays: 1 }, facts: { isAccepted: true, short } },
      'LEAVE_BALANCE_NOT_ENOUGH',
    ],
    [
      'both the balance and a file missing',
      { type: { attachFileDayOver: 1 }, facts: { short } },
      'LEAVE_BALANCE_NOT_ENOUGH',
    ],
  ])('%s', (_, change, expected) => expect(refusalOf(change)).toBe(expected))
})
