import { expect, test } from 'vitest'
import { rulesOn } from './rules-on.ts'

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
  ['the day before a planned version', '2026-04-30', drivers, gradeIn('drivers'), { kind: 'FORM' }],
  ['a planned version', '2026-05-01', drivers, gradeIn('drivers'), { kind: 'PLANNED', from: '2026-05-01' }],
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
