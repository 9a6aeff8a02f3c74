import { expect, test } from 'vitest'
import { dayTotals } from './day-totals.ts'

const day = {
  status: null,
  statuses: [],
  lateMinutes: 0,
  earlyMinutes: 0,
  penalty: 0,
  totalHours: null,
  overtimeMinutes: 0,
} as const

test('nothing comes to nothing', () => {
  expect(dayTotals([])).toEqual({
    regular: 0,
    late: 0,
    lateMinutes: 0,
    early: 0,
    earlyMinutes: 0,
    missing: 0,
    absent: 0,
    leaveHalfDays: 0,
    offSite: 0,
    penalty: 0,
    withoutRate: 0,
    overtimeMinutes: 0,
    hours: 0,
  })
})

test('each day counts in all that applies to it', () => {
  const totals = dayTotals([
    { ...day, status: 'REGULAR', statuses: ['REGULAR'], totalHours: 8.1, overtimeMinutes: 90 },
    {
      ...day,
      status: 'LATE',
      statuses: ['LATE'],
      lateMinutes: 16,
      penalty: 50_000,
      totalHours: 0.2,
      overtimeMinutes: 35,
    },
    {
      ...day,
      status: 'IRREGULAR',
      statuses: ['LATE', 'EARLY_OUT', 'NO_TIME_OUT'],
      lateMinutes: 4,
      earlyMinutes: 30,
      penalty: 150_000,
    },
    { ...day, status: 'EARLY_OUT', statuses: ['EARLY_OUT'], earlyMinutes: 1 },
    { ...day, status: 'LATE', statuses: ['LATE'], lateMinutes: 1 },
    { ...day, status: 'NO_TIME_IN', statuses: ['NO_TIME_IN'], penalty: null },
    { ...day, status: 'ABSENT', statuses: ['ABSENT'] },
    { ...day, status: 'ON_LEAVE', statuses: ['ON_LEAVE', 'LEAVE_FULL_DAY'] },
    { ...day, status: 'LEAVE_AM', statuses: ['LEAVE_AM', 'OFF_SITE_WORK'] },
    day,
  ])
  expect(totals).toEqual({
    regular: 1,
    late: 3,
    lateMinutes: 21,
    early: 2,
    earlyMinutes: 31,
    missing: 2,
    absent: 1,
    leaveHalfDays: 3,
    offSite: 1,
    penalty: 200_000,
    withoutRate: 1,
    hours: 8.3,
    overtimeMinutes: 125,
  })
})
