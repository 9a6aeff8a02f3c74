import { expect, test } from 'vitest'
import { findText } from './find-text.ts'
import { leave } from './lo/leave.ts'

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
  expect(findText(texts, 'ui.save')).toBe('Save')
  for (const key of [
    'ui.none',
    'ui',
    'ui.save.more',
    'none.save',
    'toString',
    'ui.constructor',
    'leave.inDays',
  ]) {
    expect(findText(texts, key), key).toBeUndefined()
  }
})

test('placeholders are filled in verbatim; a missing one becomes empty', () => {
  expect(findText(texts, 'ui.by', { name: '<b>$&', day: 3 })).toBe('<b>$& on 3, <b>$&')
  expect(findText(texts, 'ui.by', { name: 'Noy' })).toBe('Noy on , Noy')
})

test('a count has thousands separators; another number, such as a year, does not', () => {
  expect(findText(texts, 'leave.inDays', { count: 2016 })).toBe('In 2,016 days')
  expect(findText(texts, 'ui.by', { day: 2026 })).toBe(' on 2026, ')
})

test('a text for one, for more and for zero', () => {
  expect(findText(texts, 'leave.inDays', { count: 1 })).toBe('Tomorrow')
  expect(findText(texts, 'leave.inDays', { count: 2 })).toBe('In 2 days')
  expect(findText(texts, 'leave.inDays', { count: 0 })).toBe('In 0 days')
  expect(findText(texts, 'leave.away', { count: 0 })).toBe('no one')
  expect(findText(texts, 'ui.save', { count: 1 })).toBe('Save')
})

test('Lao says tomorrow, not in 1 day', () => {
  expect(findText({ leave }, 'leave.beginsIn', { count: 1 })).toBe('ເລີ່ມມື້ອື່ນ')
  expect(findText({ leave }, 'leave.beginsIn', { count: 2 })).toBe('ເລີ່ມໃນອີກ 2 ມື້')
})
