import { expect, test } from 'vitest'
import { dayStatusCode } from './day-status.ts'
import type { ShownDay } from './day-status.ts'

type Times = readonly [timeIn: string | null, timeOut: string | null]

const period = ([timeIn, timeOut]: Times, schedule: readonly [string, string] | null) => ({
  timeSchedule: schedule && { timeIn: schedule[0], timeOut: schedule[1] },
  timeCheck: { timeIn, timeOut, labelIn: null, labelOut: null },
})
const morning = ['08:00', '12:00'] as const
const afternoon = ['13:00', '17:00'] as const
const night = ['22:00', '06:00'] as const

const none = [null, null] as const
const nobody = [period(none, morning)]
const open: ShownDay = { date: '2026-03-09', status: null, statuses: [], periods: nobody }

test.each<readonly [what: string, day: ShownDay, now: string, shown: string]>([
  ['a minute before work', open, '2026-03-09 07:59', 'NOT_STARTED'],
  ['work begins', open, '2026-03-09 08:00', 'NOT_IN'],
  ['in early', { ...open, periods: [period(['07:40', null], morning)] }, '2026-03-09 07:59', 'IN_PROGRESS'],
  [
    'between two periods',
    { ...open, periods: [...nobody, period(none, afternoon)] },
    '2026-03-09 12:30',
    'NOT_IN',
  ],
  [
    'only an out',
    { ...open, periods: [period([null, '12:02'], morning)] },
    '2026-03-09 12:30',
    'IN_PROGRESS',
  ],
  ['before a night shift', { ...open, periods: [period(none, night)] }, '2026-03-09 21:59', 'NOT_STARTED'],
  ['a night shift begins', { ...open, periods: [period(none, night)] }, '2026-03-09 22:00', 'NOT_IN'],
  ['after its midnight', { ...open, periods: [period(none, night)] }, '2026-03-10 01:00', 'NOT_IN'],
  ['off-site work', { ...open, statuses: ['OFF_SITE_WORK'] }, '2026-03-09 08:00', 'IN_PROGRESS'],
  ['a day without work', { ...open, periods: [period(none, null)] }, '2026-03-09 07:59', 'IN_PROGRESS'],
  ['only its result', { status: null }, '2026-03-09 07:59', 'IN_PROGRESS'],
  ['a day with its result', { ...open, status: 'LATE' }, '2026-03-09 07:59', 'LATE'],
  ['absent', { status: 'ABSENT', statuses: ['ABSENT'] }, '2026-03-09 18:00', 'ABSENT'],
  [
    'absent after leave',
    { status: 'ABSENT', statuses: ['ABSENT', 'LEAVE_AM'] },
    '2026-03-09 18:00',
    'ABSENT_PM',
  ],
  [
    'absent before leave',
    { status: 'ABSENT', statuses: ['ABSENT', 'LEAVE_PM'] },
    '2026-03-09 18:00',
    'ABSENT_AM',
  ],
])('%s', (_what, day, now, shown) => expect(dayStatusCode(day, now)).toBe(shown))
