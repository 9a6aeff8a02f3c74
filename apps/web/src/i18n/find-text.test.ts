import { expect, test } from 'vitest'
import { findText } from './find-text.ts'

const texts = {
  ui: { save: 'Save', by: '{{name}} on {{day}}, {{name}}' },
  leave: {
    inDays_one: 'Tomorrow',
    inDays_other: 'In {{count}} days',
    away_other: '{{count}} away',
    away_zero: 'no one',
  },
}

test('a text by its key; an unknown key, a branch and inherited names have none', () => {
  expect(findText(texts, 'en', 'ui.save')).toBe('Save')
  for (const key of [
    'ui.none',
    'ui',
    'ui.save.more',
    'none.save',
    'toString',
    'ui.constructor',
    'leave.inDays',
  ]) {
    expect(findText(texts, 'en', key), key).toBeUndefined()
  }
})

test('placeholders are filled in verbatim; a missing one becomes empty', () => {
  expect(findText(texts, 'en', 'ui.by', { name: '<b>$&', day: 3 })).toBe('<b>$& on 3, <b>$&')
  expect(findText(texts, 'en', 'ui.by', { name: 'Noy' })).toBe('Noy on , Noy')
})

test('a count has thousands separators; another number, such as a year, does not', () => {
  expect(findText(texts, 'en', 'leave.inDays', { count: 2016 })).toBe('In 2,016 days')
  expect(findText(texts, 'en', 'ui.by', { day: 2026 })).toBe(' on 2026, ')
})

test('English has singular and plural, Lao does not; a text for zero has priority', () => {
  expect(findText(texts, 'en', 'leave.inDays', { count: 1 })).toBe('Tomorrow')
  expect(findText(texts, 'en', 'leave.inDays', { count: 2 })).toBe('In 2 days')
  expect(findText(texts, 'en', 'leave.inDays', { count: 0 })).toBe('In 0 days')
  expect(findText(texts, 'lo', 'leave.inDays', { count: 1 })).toBe('In 1 days')
  expect(findText(texts, 'en', 'leave.away', { count: 0 })).toBe('no one')
  expect(findText(texts, 'en', 'ui.save', { count: 1 })).toBe('Save')
})
