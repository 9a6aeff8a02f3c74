import { expect, test } from 'vitest'
import { shownValues } from './shown-values.ts'

test.each([
  ['CREATE', null, ['after']],
  ['UPDATE', { phone: '020' }, ['before', 'after']],
  ['UPDATE', { phone: null }, ['before', 'after']],
  ['UPDATE', {}, ['after']],
  ['UPDATE', null, ['after']],
  ['DELETE', { phone: '020' }, ['before']],
] as const)('%s of %j', (operation, before, shown) =>
  expect(shownValues({ operation, before })).toEqual(shown),
)
