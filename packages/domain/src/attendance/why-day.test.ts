import { expect, test } from 'vitest'
import type { LeaveHalf } from './day-facts.ts'
import { exampleDay, officeWorker, weekShift } from './office-worker.ts'
import type { Example } from './office-worker.ts'

const [monday, saturday] = ['2026-03-23', '2026-03-28']
const grace = officeWorker({ shiftOn: () => weekShift([['08:30', '17:30']], { graceMinutes: 10 }) })
const leave = (isPaid: boolean): LeaveHalf[] => [{ half: 'AM', type: 'Annual', typeLo: 'ປະຈຳປີ', isPaid }]
const waived = (type: 'LATE' | 'EARLY_OUT') => [{ type, sequence: 1, timeIn: null, timeOut: null }]

/** Each reason as its code, with its minutes and the scheduled time where it has them. */
const why = (example: Partial<Example>) =>
  exampleDay({ date: monday, ...example })?.record.why.map(({ code, parameters }) =>
    [code, parameters['minutes'], parameters['scheduled']].filter(part => part !== undefined).join(' '),
  )

test.each([
  ['on time to the minute', { punches: ['08:30', '17:30'] }, ['IN_ON_TIME 0 08:30', 'OUT_ON_TIME 0 17:30']],
  [
    'a minute late and early',
    { punches: ['08:31', '17:29'] },
    ['IN_LATE 1 08:30', 'OUT_EARLY 1 17:30', 'PENALTY_LATE 1', 'PENALTY_EARLY_OUT 1'],
  ],
  [
    'the first minute of the grace',
    { punches: ['08:31', '17:29'], person: grace },
    ['IN_WITHIN_GRACE 1 08:30', 'OUT_WITHIN_GRACE 1 17:30'],
  ],
  [
    'the last minute of the grace',
    { punches: ['08:40', '17:20'], person: grace },
    ['IN_WITHIN_GRACE 10 08:30', 'OUT_WITHIN_GRACE 10 17:30'],
  ],
  ['no check-in', { punches: ['17:30'] }, ['NO_TIME_IN 08:30', 'OUT_ON_TIME 0 17:30', 'PENALTY_NO_TIME 0']],
  ['no check-out', { punches: ['08:30'] }, ['IN_ON_TIME 0 08:30', 'NO_TIME_OUT 17:30', 'PENALTY_NO_TIME 0']],
  [
    'out at noon, may come back',
    { punches: ['08:30', '12:00'], now: '12:10' },
    ['IN_ON_TIME 0 08:30', 'OUT 330 17:30', 'STILL_OPEN'],
  ],
  ['a worked day off', { date: saturday, punches: ['09:00', '12:00'] }, ['NO_WORK', 'IN', 'OUT']],
  ['absent', {}, ['ABSENT']],
  [
    'late and early, waived',
    { punches: ['08:31', '17:29'], approved: { overrules: [...waived('LATE'), ...waived('EARLY_OUT')] } },
    ['IN_LATE 1 08:30', 'OUT_EARLY 1 17:30', 'LATE_WAIVED 1', 'EARLY_OUT_WAIVED 1'],
  ],
  [
    'a waiver of nothing',
    { punches: ['08:30', '17:30'], approved: { overrules: waived('LATE') } },
    ['IN_ON_TIME 0 08:30', 'OUT_ON_TIME 0 17:30'],
  ],
  [
    'late after unpaid leave',
    { punches: ['13:16', '17:30'], approved: { leave: leave(false) } },
    ['LEAVE_AM', 'IN_LATE 16 13:00', 'OUT_ON_TIME 0 17:30', 'NO_PENALTY_UNPAID_LEAVE'],
  ],
  [
    'on time after unpaid leave: there is no penalty to leave out',
    { punches: ['13:00', '17:30'], approved: { leave: leave(false) } },
    ['LEAVE_AM', 'IN_ON_TIME 0 13:00', 'OUT_ON_TIME 0 17:30'],
  ],
  [
    'late after paid leave',
    { punches: ['13:16', '17:30'], approved: { leave: leave(true) } },
    ['LEAVE_AM', 'IN_LATE 16 13:00', 'OUT_ON_TIME 0 17:30', 'PENALTY_LATE 16'],
  ],
  [
    'a grade without rates',
    { punches: ['08:31', '17:29'], person: officeWorker({}, 'XX') },
    ['IN_LATE 1 08:30', 'OUT_EARLY 1 17:30', 'NO_RATE_LATE 1', 'NO_RATE_EARLY_OUT 1'],
  ],
  [
    'overtime counts as a reason when somebody was there',
    { punches: ['08:30', '17:30'], approved: { overtime: [{ timeIn: '18:00', timeOut: '20:00' }] } },
    ['IN_ON_TIME 0 08:30', 'OUT_ON_TIME 0 17:30', 'OVERTIME'],
  ],
  ['overtime, nobody came', { approved: { overtime: [{ timeIn: '18:00', timeOut: '20:00' }] } }, ['ABSENT']],
] satisfies [string, Partial<Example>, string[]][])(
  'why a day is what it is (A12): %s',
  (_, example, expected) => expect(why(example)).toEqual(expected),
)
