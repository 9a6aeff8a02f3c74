import { describe, expect, test } from 'vitest'
import { attendanceExportColumns, attendanceExportRow, exportTotal } from './attendance-export-row.ts'
import type { ExportDay } from './attendance-export-row.ts'
import { exampleDay, officeWorker } from './office-worker.ts'
import type { Example } from './office-worker.ts'

const monday = '2026-03-23'
const person = { staffId: 'SB-0001', fullName: 'Somchai Vongsa', department: 'Sales' }
const half = { type: 'Unpaid', typeLo: 'ບໍ່ໄດ້ຮັບເງິນເດືອນ', isPaid: false }

function row(example: Partial<Example> = {}, more: Partial<ExportDay> = {}) {
  const day = exampleDay({ date: monday, ...example })
  if (!day) throw new Error('outside the contract')
  return attendanceExportRow({
    person,
    ...day,
    isLeavePending: false,
    isAttendancePending: false,
    hrComment: '',
    ...more,
  })
}

test('the columns in the order of the specification, and what they hold (A14)', () => {
  const found = row({ punches: ['08:46', '17:00'] }, { hrComment: 'Checked' })
  expect(Object.keys(found ?? {})).toEqual(attendanceExportColumns)
  expect(Object.values(found ?? {})).toEqual([
    'SB-0001',
    monday,
    'Somchai Vongsa',
    'Sales',
    'GM-2',
    '08:46',
    '17:00',
    16,
    8.23,
    30,
    'Checked',
    'IRREGULAR',
    [],
    0,
    100_000,
  ])
})

describe('left out', () => {
  test.each([
    ['Friday', '2026-03-27', true],
    ['Saturday, worked or not', '2026-03-28', false],
    ['Sunday', '2026-03-29', false],
    ['Monday', '2026-03-30', true],
  ])('%s', (_, date, isThere) => expect(row({ date, punches: ['09:00'] }) !== undefined).toBe(isThere))

  test('a day before the contract has no record at all', () => {
    const later = officeWorker({ startContract: '2026-03-24' })
    expect(exampleDay({ date: monday, person: later })).toBeUndefined()
    expect(row({ date: '2026-03-24', person: later })).toBeDefined()
  })

  test('a closed day before a first day that was corrected later', () => {
    const closed = exampleDay({ date: monday })
    const first = (startContract: string) =>
      closed && row({}, { ...closed, facts: { ...closed.facts, startContract } })
    expect(first('2026-03-24')).toBeUndefined()
    expect(first(monday)).toBeDefined()
  })
})

test.each([
  [false, false, 0],
  [true, false, 1],
  [false, true, 1],
  [true, true, 2],
])('pending leave %s, pending attendance %s: %i', (isLeavePending, isAttendancePending, expected) =>
  expect(row({}, { isLeavePending, isAttendancePending })?.['Request Pending']).toBe(expected),
)

test.each([
  ['absent', {}, 0],
  [
    'unpaid leave, half a day, and late',
    { punches: ['14:00', '17:30'], approved: { leave: [{ ...half, half: 'AM' }] } },
    0,
  ],
  ['no check-out', { punches: ['08:30'] }, 100_000],
  ['a grade without rates', { punches: ['08:31', '17:30'], person: officeWorker({}, 'XX') }, null],
] satisfies [string, Partial<Example>, number | null][])('amount: %s', (_, example, expected) =>
  expect(row(example)?.amount).toBe(expected),
)

test('events of a day, a leave type once', () =>
  expect(
    row({
      approved: {
        leave: [
          { ...half, half: 'AM' },
          { ...half, half: 'PM' },
        ],
        overtime: [{ timeIn: '18:00', timeOut: '20:00' }],
      },
    })?.event,
  ).toEqual([
    { kind: 'LEAVE', name: 'Unpaid', nameLo: 'ບໍ່ໄດ້ຮັບເງິນເດືອນ' },
    { kind: 'OVERTIME', name: '18:00-20:00', nameLo: '18:00-20:00' },
  ]))

test('the total of a person, and how much of it nobody knows', () => {
  const rows = [
    row({ punches: ['08:46', '17:00'] }),
    row({ punches: ['08:31', '17:30'] }),
    row({ punches: ['08:31', '17:30'], person: officeWorker({}, 'XX') }),
    row(),
  ].flatMap(found => found ?? [])
  expect(exportTotal(rows)).toEqual({
    late: 18,
    earlyLeave: 30,
    hours: 26.19,
    amount: 125_000,
    rowsWithoutRate: 1,
  })
})
