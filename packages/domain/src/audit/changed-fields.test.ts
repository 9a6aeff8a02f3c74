import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'
import { isPersonField } from './is-person-field.ts'

describe('what has changed', () => {
  test.each([
    ['nothing known', null, null, []],
    ['something made', null, { name: 'A', note: '' }, [{ field: 'name', before: undefined, after: 'A' }]],
    ['something gone', { name: 'A', note: null }, null, [{ field: 'name', before: 'A', after: undefined }]],
    [
      'one field of two',
      { name: 'A', n: 1 },
      { name: 'B', n: 1 },
      [{ field: 'name', before: 'A', after: 'B' }],
    ],
    ['emptied', { name: 'A' }, { name: '' }, [{ field: 'name', before: 'A', after: '' }]],
    ['empty in another way', { name: '' }, { name: null }, []],
    ['false is no empty value', {}, { paid: false }, [{ field: 'paid', before: undefined, after: false }]],
    ['zero is no empty value', { n: 0 }, { n: null }, [{ field: 'n', before: 0, after: null }]],
    [
      'a field that only one side names',
      { a: 1 },
      { b: 2 },
      [
        { field: 'a', before: 1, after: undefined },
        { field: 'b', before: undefined, after: 2 },
      ],
    ],
    [
      'a list: what came and went',
      { p: ['x', 'y'] },
      { p: ['y', 'z'] },
      [{ field: 'p', before: ['x'], after: ['z'] }],
    ],
    [
      'a list in another order',
      { p: [1, 2] },
      { p: [2, 1] },
      [{ field: 'p', before: [1, 2], after: [2, 1] }],
    ],
    ['an object in another order', { p: { a: 1, b: 2 } }, { p: { b: 2, a: 1 } }, []],
    ['an inherited name', { toString: 'x' }, {}, [{ field: 'toString', before: 'x', after: undefined }]],
  ])('%s', (_, before, after, expected) => expect(changedFields(before, after)).toEqual(expected))

  test('nothing when both are the same, whatever they are', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), values => {
        expect(changedFields(values, structuredClone(values))).toEqual([])
      }),
    ))
})

test.each([
  ['employeeId', true],
  ['employee_ids', true],
  ['lineManagerId', true],
  ['line_manager_id', true],
  ['newManagerId', true],
  ['approverIds', true],
  ['manager', true],
  ['amount', false],
  ['unitId', false],
  ['managerName', false],
])('isPersonField(%j) = %j', (field, expected) => expect(isPersonField(field)).toBe(expected))
