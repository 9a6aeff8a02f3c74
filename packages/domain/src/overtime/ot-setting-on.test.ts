import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { gradeRows, gradesOn } from './dated-grades.ts'
import { otSettingOn, otVersionOn } from './ot-setting-on.ts'
import type { DatedSetting } from './ot-setting-on.ts'
import { takenGrade } from './taken-grade.ts'

const setting = (id: string, ...versions: readonly (readonly [string, ...string[]])[]): DatedSetting => ({
  id,
  isDefault: id === 'default',
  versions: versions.map(([from, ...jobGradeIds]) => ({ from, jobGradeIds })),
})
const standard = setting('default', ['1900-01-01'])

describe('the setting of a grade', () => {
  const managers = setting('managers', ['2026-03-10', 'GM', 'SO'], ['2026-04-01', 'GM'])
  const guards = setting('guards', ['2026-04-01', 'SO'])
  const settings = [standard, managers, guards]

  test.each([
    ['GM', '2026-03-09', 'default'],
    ['GM', '2026-03-10', 'managers'],
    ['GM', '2026-03-31', 'managers'],
    ['GM', '2026-04-01', 'managers'],
    ['SO', '2026-03-31', 'managers'],
    ['SO', '2026-04-01', 'guards'],
    ['O', '2026-04-01', 'default'],
    [null, '2026-04-01', 'default'],
  ])('%s on %s: %s', (grade, date, id) => expect(otSettingOn(settings, grade, date)?.id).toBe(id))

  test('a setting without grades applies to nobody', () => {
    const ended = setting('managers', ['2026-03-10', 'GM'], ['2026-04-01'])
    expect(otSettingOn([standard, ended], 'GM', '2026-04-01')?.id).toBe('default')
  })

  test('versions in any order', () => {
    const versions = [{ from: '2026-04-01' }, { from: '2026-03-10' }]
    expect(otVersionOn(versions, '2026-03-09')).toBeUndefined()
    expect(otVersionOn(versions, '2026-03-10')).toEqual({ from: '2026-03-10' })
    expect(otVersionOn(versions.toReversed(), '2026-04-01')).toEqual({ from: '2026-04-01' })
  })
})

describe('a grade in two settings', () => {
  const taken = (changed: DatedSetting, ...others: DatedSetting[]) =>
    takenGrade(changed, [standard, ...others])

  test.each([
    ['the other begins earlier', ['2026-03-10', 'GM'], ['2026-03-01', 'GM'], '2026-03-10'],
    ['the other begins later', ['2026-03-10', 'GM'], ['2026-05-01', 'GM'], '2026-05-01'],
    ['both begin together', ['2026-03-10', 'GM'], ['2026-03-10', 'SO', 'GM'], '2026-03-10'],
  ] as const)('%s', (_, own, other, date) =>
    expect(taken(setting('b', own), setting('a', other))).toEqual({
      jobGradeId: 'GM',
      settingId: 'a',
      date,
    }),
  )

  test.each([
    ['the other ends before', setting('a', ['2026-03-01', 'GM'], ['2026-03-10'])],
    ['the other has other grades', setting('a', ['2026-03-01', 'SO'])],
    ['it is the same setting', setting('b', ['2026-03-01', 'GM'])],
  ])('not if %s', (_, other) => expect(taken(setting('b', ['2026-03-10', 'GM']), other)).toBeUndefined())

  test('not if it ends on the day the other begins', () =>
    expect(
      taken(setting('b', ['2026-03-10', 'GM'], ['2026-05-01']), setting('a', ['2026-05-01', 'GM'])),
    ).toBeUndefined())
})

test('a row is stored only for a date on which the setting of the grade changes', () => {
  const a = setting('a', ['2026-03-10', 'GM'], ['2026-04-01', 'GM'], ['2026-05-01'])
  expect(gradeRows([standard, a])).toEqual([
    { jobGradeId: 'GM', from: '2026-03-10', settingId: 'a' },
    { jobGradeId: 'GM', from: '2026-05-01', settingId: 'default' },
  ])
})

test('stored rows tell the grades of every version', () => {
  const grades = ['A', 'B', 'C']
  const from = fc.integer({ min: 0, max: 9 }).map(days => addDays('2026-03-01', days))
  const version = fc.tuple(from, fc.subarray(grades))
  const versions = fc.uniqueArray(version, { maxLength: 4, selector: ([date]) => date })
  fc.assert(
    fc.property(versions, versions, (ofA, ofB) => {
      const [a, b] = [
        setting('a', ...ofA.map(([date, own]) => [date, ...own] as const)),
        setting('b', ...ofB.map(([date, own]) => [date, ...own] as const)),
      ]
      fc.pre(takenGrade(a, [b]) === undefined)
      const rows = gradeRows([standard, a, b])
      expect(new Set(rows.map(row => `${row.jobGradeId} ${row.from}`)).size).toBe(rows.length)
      for (const { id, versions: stored } of [a, b])
        for (const { from: date, jobGradeIds } of stored)
          expect(gradesOn(rows, id, date).toSorted()).toEqual(jobGradeIds.toSorted())
    }),
  )
})
