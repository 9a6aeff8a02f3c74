import { expect, test } from 'vitest'
import { readAdjustment, readHalfDays } from './adjustment-rows.ts'

test.each([
  ['1.5', 3],
  ['-0,5', -1],
  ['+2', 4],
  ['−3', -6],
  ['－0,5', -1],
  ['365', 730],
  ['365.5', undefined],
  ['-365', -730],
  ['0', undefined],
  ['0.0', undefined],
  ['0.25', undefined],
  ['1.50', 3],
  ['1e2', undefined],
  ['', undefined],
])('%s days', (text, halfDays) => {
  expect(readHalfDays(text)).toBe(halfDays)
})

test.each([
  ['END_OF_EMPLOYMENT', ['reasonReserved']],
  ['AMOUNT_CHANGED', ['reasonReserved']],
  ['End of employment', []],
])('the reason %s', (reason, codes) => {
  const cells = { staffId: 'E1', leaveTypeId: 'ANNUAL', halfDays: '-1', date: '2026-03-02', reason }
  const facts = {
    employees: new Map([['e1', 1]]),
    types: new Map([['annual', { id: 'annual', paid: true }]]),
    typeNames: [],
    nameOf: () => '',
    own: { employeeId: 2, code: 'OWN_RECORD' } as const,
  }
  const read = readAdjustment(2, cells, facts)
  expect(Array.isArray(read) ? read.map(error => [error.path, error.code]) : []).toEqual(
    codes.map(code => ['reason', code]),
  )
})
