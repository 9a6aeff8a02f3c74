import { expect, test } from 'vitest'
import { exampleDay, officeWorker, weekShift } from './office-worker.ts'
import type { Example } from './office-worker.ts'

const offSite = (timeIn: string | null, timeOut: string | null) => [{ timeIn, timeOut, place: 'Pakse' }]
const office = officeWorker()
const periods = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
] as const
const byPeriod = officeWorker({ shiftOn: () => weekShift(periods, { checkMode: 'PER_PERIOD' }) })

/** The check-in and the check-out of each period of the day. */
const checks = (example: Omit<Example, 'date'>) =>
  exampleDay({ date: '2026-03-23', ...example })?.record.periods.map(
    ({ timeCheck: { timeIn, timeOut } }) => `${timeIn ?? ''}-${timeOut ?? ''}`,
  )

test.each([
  ['the earlier arrival counts', office, ['08:50', '17:30'], offSite('08:30', '09:00'), ['08:30-17:30']],
  ['an earlier punch stays', office, ['08:20', '17:30'], offSite('08:30', '09:00'), ['08:20-17:30']],
  ['the later leaving counts', office, ['08:30', '16:00'], offSite('16:00', '17:30'), ['08:30-17:30']],
  ['a later punch stays', office, ['08:30', '17:40'], offSite('16:00', '17:30'), ['08:30-17:40']],
  [
    'in the middle of the day it changes nothing',
    office,
    ['08:30', '17:30'],
    offSite('10:00', '12:00'),
    ['08:30-17:30'],
  ],
  ['after the work it is a leaving, no arrival', office, [], offSite('18:00', '20:00'), ['-20:00']],
  ['before the work it is an arrival, no leaving', office, [], offSite('06:00', '08:00'), ['06:00-']],
  ['from the end of work it is a leaving, no arrival', office, [], offSite('17:30', '20:00'), ['-20:00']],
  ['until the start of work it is an arrival', office, [], offSite('06:00', '08:30'), ['06:00-']],
  ['only an arrival', office, ['17:30'], offSite('08:30', null), ['08:30-17:30']],
  ['only a leaving', office, ['08:30'], offSite(null, '17:30'), ['08:30-17:30']],
  [
    'by period: the first alone',
    byPeriod,
    ['13:00', '17:00'],
    offSite('08:00', '12:00'),
    ['08:00-12:00', '13:00-17:00'],
  ],
  ['by period: both at once', byPeriod, [], offSite('08:10', '16:50'), ['08:10-12:00', '13:00-16:50']],
  [
    'by period: the first, and nobody in the second',
    byPeriod,
    [],
    offSite('08:00', '12:00'),
    ['08:00-12:00', '-'],
  ],
  [
    'by period: the second, and nobody in the first',
    byPeriod,
    [],
    offSite('13:00', '17:00'),
    ['-', '13:00-17:00'],
  ],
  [
    'by period: into the break',
    byPeriod,
    ['13:00', '17:00'],
    offSite('09:00', '12:20'),
    ['09:00-12:20', '13:00-17:00'],
  ],
  [
    'by period: from the middle of the break it is in the second alone',
    byPeriod,
    ['08:00'],
    offSite('12:30', '17:00'),
    ['08:00-', '12:30-17:00'],
  ],
  [
    'by period: only the leaving of the second',
    byPeriod,
    ['08:00', '12:00', '13:00'],
    offSite(null, '17:00'),
    ['08:00-12:00', '13:00-17:00'],
  ],
])('off-site work together with punches (A6): %s', (_, person, punches, elsewhere, expected) =>
  expect(checks({ person, punches, approved: { offSite: elsewhere } })).toEqual(expected),
)

test.each([
  ['both, nobody came', [], '08:05', '16:50', ['08:05-12:00', '13:00-16:50']],
  ['both: punches in between stay', ['11:50', '13:10'], '08:05', '16:50', ['08:05-11:50', '13:10-16:50']],
  ['only an arrival fills nothing in between', ['17:00'], '08:05', null, ['08:05-', '-17:00']],
  ['only a leaving fills nothing in between', ['08:00'], null, '16:50', ['08:00-', '-16:50']],
] as const)('times by hand, by period (A8): %s', (_, punches, timeIn, timeOut, expected) => {
  const overrules = [{ type: 'TIME_ATTENDANCE', sequence: 1, timeIn, timeOut }] as const
  expect(checks({ person: byPeriod, punches, approved: { overrules } })).toEqual(expected)
})

test('off-site work and a request on one day both count (A6)', () => {
  const request = { timeIn: null, timeOut: '17:30', type: 'Forgot', typeLo: '' }
  expect(checks({ approved: { offSite: offSite('08:30', '12:00'), attendanceRequests: [request] } })).toEqual(
    ['08:30-17:30'],
  )
})

test('a punch at the same minute stays the time of the day (A6)', () => {
  const approved = { offSite: offSite('08:30', '17:30') }
  const day = exampleDay({ date: '2026-03-23', punches: ['08:30', '17:30'], approved })
  const sources = day?.record.why.flatMap(({ parameters }) => parameters['by'] ?? [])
  expect(sources).toEqual(['PUNCH', 'PUNCH'])
})
