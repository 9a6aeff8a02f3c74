import { expect, test } from 'vitest'
import { fittingFields, typedFields } from './typed-fields.ts'

const start = { name: 'Noy', note: '', days: null, phones: ['020'], isActive: true, photo: '', managerId: 3 }

test.each([
  ['nothing was typed', {}, {}],
  ['a text and a figure', { note: 'Late', days: 2 }, { note: 'Late', days: 2 }],
  [
    'a list and a switch',
    { phones: ['020', '030'], isActive: false },
    { phones: ['020', '030'], isActive: false },
  ],
  ['a field is emptied', { name: '' }, { name: '' }],
  ['a person is chosen by name', { managerId: 4 }, { managerId: 4 }],
  ['the form says that a field is not kept', { photo: 'chosen' }, {}],
])('%s', (_what, typed, kept) => {
  expect(typedFields(start, { ...start, ...typed }, ['photo'])).toEqual(kept)
})

test.each(['password', 'oldPassword', 'confirmPassword', 'clientSecret', 'token'])(
  '%s is never kept',
  name => {
    expect(typedFields({ [name]: '' }, { [name]: 'Demo1234' }, [])).toEqual({})
  },
)

test.each([
  ['what fits', { note: 'Late', days: 2, phones: [] }, { note: 'Late', days: 2, phones: [] }],
  ['a field the form no longer has', { nickname: 'N' }, {}],
  ['another kind of value', { name: ['Noy'], phones: '020', isActive: 'yes', days: {} }, {}],
  ['nothing instead of a text', { name: null }, { name: null }],
])('%s', (_what, kept, fitting) => {
  expect(fittingFields(start, kept)).toEqual(fitting)
})
