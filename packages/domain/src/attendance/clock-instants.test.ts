import { expect, test } from 'vitest'
import { clockInstants } from './clock-instants.ts'
import { exampleDay, officeWorker, punchAt, weekShift } from './office-worker.ts'

const monday = '2026-03-23'
const shift = (timeIn: string, timeOut: string) =>
  officeWorker({ shiftOn: () => weekShift([[timeIn, timeOut]]) })
const [office, night, late, long] = [
  shift('08:30', '17:30'),
  shift('22:00', '06:00'),
  shift('14:00', '23:30'),
  shift('08:00', '08:00'),
]
const nobody = officeWorker({ shiftOn: () => null })

test.each([
  ['office', office, '08:45', '17:00', '08:45', '17:00'],
  ['evening of an office day', office, '18:00', '20:00', '18:00', '20:00'],
  ['night: both of the next morning', night, '02:00', '05:00', '+02:00', '+05:00'],
  ['night: only a leaving', night, null, '06:30', null, '+06:30'],
  ['night: an early arrival', night, '21:30', null, '21:30', null],
  ['a leaving after midnight', late, '14:00', '00:10', '14:00', '+00:10'],
  ['24 hours', long, '08:00', '08:00', '08:00', '+08:00'],
  ['24 hours: only a leaving', long, null, '08:00', null, '+08:00'],
  ['no schedule', nobody, '09:00', '12:00', '09:00', '12:00'],
  ['no schedule, the same time twice', nobody, '09:00', '09:00', '09:00', '+09:00'],
  ['no schedule, over midnight', nobody, '20:00', '02:00', '20:00', '+02:00'],
])('clock times of a day (A6, A8): %s', (_, person, timeIn, timeOut, inAt, outAt) => {
  const facts = exampleDay({ date: monday, person })?.facts
  expect(facts && clockInstants({ timeIn, timeOut }, facts)).toEqual({
    inAt: inAt && punchAt(monday, inAt),
    outAt: outAt && punchAt(monday, outAt),
  })
})
