import { describe, expect, test } from 'vitest'
import { isMaterialChange, countsOn } from './request-change.ts'
import { requestRefusal } from './request-refusal.ts'
import type { RequestDraft, RequestFacts } from './request-refusal.ts'

const draft: RequestDraft = {
  from: '2026-03-10',
  to: '2026-03-10',
  timeIn: '08:30',
  timeOut: null,
  fileCount: 0,
}
const type = { isActive: true, needsTimes: true, needsFile: false }
const facts: RequestFacts = {
  type,
  quota: { quotaPerMonth: 0, others: [] },
  startedOn: '2026-03-01',
  endedOn: null,
  attendanceSince: '2026-03-01',
  overlap: undefined,
  isSame: false,
}
const full = {
  quotaPerMonth: 1,
  others: [{ from: '2026-03-01', to: '2026-03-01', requestId: 'another' }],
}

const cases: readonly (readonly [
  string,
  Partial<RequestDraft>,
  Partial<RequestFacts>,
  string | undefined,
])[] = [
  ['a valid request', {}, {}, undefined],
  ['turned round', { to: '2026-03-09' }, {}, 'END_BEFORE_START'],
  ['62 days', { to: '2026-05-10' }, {}, undefined],
  ['63 days', { to: '2026-05-11' }, {}, 'ATTENDANCE_TOO_LONG'],
  ['the first day of the employment', {}, { startedOn: '2026-03-10' }, undefined],
  ['before the employment', {}, { startedOn: '2026-03-11' }, 'BEFORE_EMPLOYMENT'],
  ['the last day of the employment', {}, { endedOn: '2026-03-10' }, undefined],
  ['after the employment', {}, { endedOn: '2026-03-09' }, 'AFTER_EMPLOYMENT'],
  ['the first day of attendance', {}, { attendanceSince: '2026-03-10' }, undefined],
  ['the day before attendance', {}, { attendanceSince: '2026-03-11' }, 'BEFORE_ATTENDANCE'],
  [
    'days before and after the first day of attendance',
    { to: '2026-03-12' },
    { attendanceSince: '2026-03-11' },
    'BEFORE_ATTENDANCE',
  ],
  ['the same again, before attendance', {}, { isSame: true, attendanceSince: '2026-03-11' }, undefined],
  [
    'before the employment and before attendance',
    {},
    { startedOn: '2026-03-11', attendanceSince: '2026-03-12' },
    'BEFORE_EMPLOYMENT',
  ],
  ['a type out of use', {}, { type: { ...type, isActive: false } }, 'ATTENDANCE_TYPE_INACTIVE'],
  ['no time', { timeIn: null }, {}, 'TIMES_REQUIRED'],
  ['one time is enough', { timeIn: null, timeOut: '17:30' }, {}, undefined],
  ['no time, and none is asked for', { timeIn: null }, { type: { ...type, needsTimes: false } }, undefined],
  ['work elsewhere needs no time', { timeIn: null }, { type: null }, undefined],
  ['the same time twice', { timeOut: '08:30' }, {}, 'TIMES_SAME'],
  ['over midnight', { timeIn: '22:00', timeOut: '06:00' }, {}, undefined],
  ['another request', {}, { overlap: '2026-03-10' }, 'REQUEST_OVERLAPS'],
  ['no quota left', {}, { quota: full }, 'ATTENDANCE_QUOTA_NOT_ENOUGH'],
  ['no file', {}, { type: { ...type, needsFile: true } }, 'FILE_NEEDED'],
  ['a file', { fileCount: 1 }, { type: { ...type, needsFile: true } }, undefined],
  ['the same again, though the quota is used up by now', {}, { isSame: true, quota: full }, undefined],
  [
    'the same again, without its file',
    {},
    { isSame: true, type: { ...type, needsFile: true } },
    'FILE_NEEDED',
  ],
]

test.each(cases)('refusal (A10, A11): %s', (_, changes, other, expected) => {
  expect(requestRefusal({ ...draft, ...changes }, { ...facts, ...other })).toBe(expected)
})

test.each([
  ['attendanceTypeId', 'other'],
  ['from', '2026-03-09'],
  ['to', '2026-03-11'],
  ['timeIn', '08:31'],
  ['timeOut', '17:30'],
  ['place', 'Pakse'],
])('another %s needs a new approval (R7)', (field, value) => {
  const before = { ...draft, attendanceTypeId: 'one', place: '' }
  expect(isMaterialChange(before, { ...before })).toBe(false)
  expect(isMaterialChange(before, { ...before, [field]: value })).toBe(true)
})

describe('on which dates a request counts (A6)', () => {
  const isWorking = (date: string) => date !== '2026-03-14'
  test.each([
    ['a working day within', '2026-03-13', '2026-03-16', '2026-03-13', true],
    ['a day off within', '2026-03-13', '2026-03-16', '2026-03-14', false],
    ['the day before', '2026-03-13', '2026-03-16', '2026-03-12', false],
    ['the day after', '2026-03-13', '2026-03-16', '2026-03-17', false],
    ['a single day off', '2026-03-14', '2026-03-14', '2026-03-14', true],
  ])('%s', (_, from, to, date, expected) => expect(countsOn({ from, to }, date, isWorking)).toBe(expected))
})
