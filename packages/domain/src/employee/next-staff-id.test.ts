import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStaffId } from './next-staff-id.ts'

test.each<[string, readonly string[], string]>([
  ['nobody yet', [], '0001'],
  ['no staff id with a number', ['ADMIN', 'boss'], '0001'],
  ['the pattern of the company', ['SB-0060', 'SB-0059', 'SB-0001'], 'SB-0061'],
  ['the highest number counts, not the newest', ['SB-0007', 'SB-0060'], 'SB-0061'],
  ['letters of either case are one prefix', ['sb-0061', 'SB-0060', 'SB-0059'], 'sb-0062'],
  ['without a prefix', ['12', '11'], '13'],
  ['a few of another kind do not matter', ['T-1', 'SB-0060', 'SB-0059'], 'SB-0061'],
  ['of two kinds as frequent, the newest', ['B-02', 'A-2', 'B-01', 'A-1'], 'B-03'],
  ['a number of another width is of another kind', ['SB-2026001', 'SB-0060', 'SB-0059'], 'SB-0061'],
  ['one more digit when the width is used up', ['A-99', 'A-98'], 'A-100'],
  ['a number taken by another width is left out', ['A-100', 'A-99', 'A-98'], 'A-101'],
  ['a year in the prefix', ['2026-014', '2026-013', '2025-200'], '2026-015'],
  ['only the last digits count up', ['A1-B2'], 'A1-B3'],
  ['more digits than fit into a number', ['12345678901234567890'], '12345678901234567891'],
  ['Lao letters', ['ພ-009'], 'ພ-010'],
])('%s', (_case, staffIds, next) => expect(nextStaffId(staffIds)).toBe(next))

test('the newest fifty decide the kind', () => {
  const old = Array.from({ length: 200 }, (_, index) => `OLD${index + 100}`)
  const newer = Array.from({ length: 50 }, (_, index) => `N-${1050 - index}`)
  expect(nextStaffId([...newer, ...old])).toBe('N-1051')
})

test('it is never one that somebody has', () => {
  const staffId = fc.tuple(
    fc.constantFrom('', 'A', 'a', 'SB-', '9'),
    fc.nat(120),
    fc.integer({ min: 1, max: 4 }),
  )
  fc.assert(
    fc.property(fc.array(staffId, { maxLength: 60 }), list => {
      const staffIds = list.map(([prefix, number, width]) => prefix + String(number).padStart(width, '0'))
      expect(staffIds.map(one => one.toLowerCase())).not.toContain(nextStaffId(staffIds).toLowerCase())
    }),
  )
})
