import { expect, test } from 'vitest'
import { paging } from '@hr/contract/envelope.ts'
import * as z from 'zod/mini'
import { typedValues } from './typed-values.ts'

const shape = z.object({
  days: z.int(),
  ratio: z.optional(z.number()),
  active: z._default(z.boolean(), true),
  gender: z.nullable(z.enum(['male', 'female'])),
  date: z.optional(z.string().check(z.refine(text => text.length === 10))),
  unitId: z.optional(z.uuid()),
  reason: z.optional(z.string().check(z.minLength(3))),
  note: z._default(z.string(), ''),
  left: z.optional(z.nullable(z.int())),
  list: z.array(z.string()),
  items: z.optional(z.array(z.object({ day: z.int() }))),
  byUnit: z.optional(z.record(z.string(), z.nullable(z.int()))),
  until: z.optional(z.nullable(z.string().check(z.refine(text => text.length === 10)))),
})

test.each([
  [{ days: '3' }, { days: 3 }],
  [{ days: '-3' }, { days: -3 }],
  [{ days: '3.5' }, { days: 3.5 }],
  [{ days: '' }, { days: '' }],
  [{ days: '3x' }, { days: '3x' }],
  [{ days: '1e5' }, { days: '1e5' }],
  [{ days: '99999999999999999999' }, { days: '99999999999999999999' }],
  [{ byUnit: { a: '3', b: '', c: 'x' } }, { byUnit: { a: 3, b: null, c: 'x' } }],
  [{ byUnit: 'a' }, { byUnit: 'a' }],
  [{ ratio: '' }, { ratio: undefined }],
  [{ active: 'true' }, { active: true }],
  [{ active: 'false' }, { active: false }],
  [{ active: '' }, { active: undefined }],
  [{ active: 'yes' }, { active: 'yes' }],
  [{ gender: '' }, { gender: null }],
  [{ gender: 'male' }, { gender: 'male' }],
  [{ date: '' }, { date: undefined }],
  [{ unitId: '' }, { unitId: undefined }],
  [{ reason: '' }, { reason: undefined }],
  [{ note: '' }, { note: '' }],
  [{ note: '5' }, { note: '5' }],
  [{ items: [{ day: '1' }, { day: 'x' }] }, { items: [{ day: 1 }, { day: 'x' }] }],
  [{ left: '' }, { left: null }],
  [{ left: '4' }, { left: 4 }],
  [{ list: '' }, { list: [] }],
  [{ list: 'x' }, { list: 'x' }],
  [{ items: '' }, { items: [] }],
  [{ items: '' }, { items: [] }],
  [{ until: '' }, { until: null }],
  [{ until: '2026-01-01' }, { until: '2026-01-01' }],
  [{ unknown: '1' }, { unknown: '1' }],
  ['text', 'text'],
])('%j -> %j', (given, expected) => {
  expect(typedValues(shape, given)).toEqual(expected)
})

test('an empty cursor asks for the first page', () =>
  expect(typedValues(z.object(paging), { after: '' })).toEqual({ after: undefined }))
