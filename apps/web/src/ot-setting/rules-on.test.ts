import { expect, test } from 'vitest'
import { firstTried, rulesOn } from './rules-on.ts'

const versions = [{ from: '2026-06-01' }, { from: '2026-05-01' }, { from: '2026-01-01' }]
const drivers = { id: 'drivers', versions }
const setting = (id: string) => ({ id, name: id, nameLo: '' })
const gradeIn = (id: string | null) => ({
  id: 'grade',
  name: 'G1',
  nameLo: '',
  people: 1,
  setting: id === null ? null : setting(id),
})
const from = '2026-03-01'

test.each([
  ['its first day', '2026-03-01', drivers, gradeIn('drivers'), { kind: 'FORM' }],
  ['the day before a later version', '2026-04-30', drivers, gradeIn('drivers'), { kind: 'FORM' }],
  ['a later version', '2026-05-01', drivers, gradeIn('drivers'), { kind: 'PLANNED', from: '2026-05-01' }],
  ['the first of two', '2026-07-01', drivers, gradeIn('drivers'), { kind: 'PLANNED', from: '2026-05-01' }],
  ['an earlier version', '2026-02-28', drivers, gradeIn('drivers'), { kind: 'EARLIER', from }],
  ['the default before', '2026-02-28', drivers, undefined, { kind: 'EARLIER', from }],
  [
    'another setting before',
    '2026-02-28',
    drivers,
    gradeIn('guards'),
    { kind: 'OTHER', from, setting: setting('guards') },
  ],
  [
    'a new setting: the default before',
    '2026-02-28',
    { id: undefined, versions: [] },
    gradeIn(null),
    { kind: 'OTHER', from, setting: null },
  ],
])('%s', (_name, date, of, grade, rules) => expect(rulesOn(date, from, of, grade)).toEqual(rules))

test.each([
  ['today', '2026-03-05', '2026-03-05'],
  ['the first day of a form for later', '2026-02-05', '2026-03-01'],
  ['the last day of a version that has ended', '2026-06-05', '2026-04-30'],
])('first tried: %s', (_name, today, date) => expect(firstTried(today, from, drivers)).toBe(date))

test('first tried without a first day: today', () => {
  expect(firstTried('2026-03-05', null, drivers)).toBe('2026-03-05')
})
