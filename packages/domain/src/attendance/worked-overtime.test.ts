import { expect, test } from 'vitest'
import { exampleDay, officeWorker, weekShift } from './office-worker.ts'

const [monday, saturday] = ['2026-03-23', '2026-03-28']
const [morning, evening, night] = [
  { timeIn: '06:00', timeOut: '08:00' },
  { timeIn: '18:00', timeOut: '20:00' },
  { timeIn: '22:00', timeOut: '01:00' },
]

test.each([
  ['stayed for overtime after work', monday, ['08:20', '20:05'], [evening], ['ON_TIME', 'OVERTIME'], true],
  ['went home on time', monday, ['08:20', '17:30'], [evening], ['ON_TIME', 'ON_TIME'], false],
  ['over midnight', monday, ['08:20', '+01:05'], [night], ['ON_TIME', 'OVERTIME'], true],
  ['came for overtime before work', monday, ['05:50', '17:45'], [morning], ['ON_TIME', 'ON_TIME'], true],
  ['a minute longer is enough', monday, ['08:20', '17:31'], [evening], ['ON_TIME', 'OVERTIME'], true],
  ['a minute before work is enough', monday, ['08:29', '17:30'], [morning], ['ON_TIME', 'ON_TIME'], true],
  [
    'a check-out beyond the schedule is enough',
    monday,
    ['08:20', '17:45'],
    [evening],
    ['ON_TIME', 'OVERTIME'],
    true,
  ],
  ['stayed, with overtime before work', monday, ['08:30', '19:00'], [morning], ['ON_TIME', 'ON_TIME'], false],
  ['a day off', saturday, ['09:00', '12:00'], [evening], ['OVERTIME', 'OVERTIME'], true],
  ['a day off, only one punch', saturday, ['09:00'], [evening], ['OVERTIME', null], true],
  ['a day off, nobody came', saturday, [], [evening], undefined, false],
] as const)('overtime of a day (A5, A7): %s', (_, date, punches, overtime, labels, isOvertime) => {
  const record = exampleDay({ date, punches, approved: { overtime } })?.record
  const check = record?.periods[0]?.timeCheck
  expect(check && [check.labelIn, check.labelOut]).toEqual(labels)
  expect(record?.statuses.includes('OVERTIME')).toBe(isOvertime)
})

test('overtime after the last of several periods is overtime of the day (A7)', () => {
  const shift = weekShift(
    [
      ['08:00', '12:00'],
      ['13:00', '17:00'],
    ],
    { checkMode: 'PER_PERIOD' },
  )
  const person = officeWorker({ shiftOn: () => shift })
  const punches = ['08:00', '12:00', '13:00', '20:00']
  const day = exampleDay({ date: monday, person, punches, approved: { overtime: [evening] } })
  expect(day?.record.statuses).toEqual(['OVERTIME'])
})
