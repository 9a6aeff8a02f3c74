import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { searchText, viewOf } from './view-state.ts'

const shape = z.object({ search: searchText(), status: z.optional(z.enum(['PENDING', 'APPROVED'])) })

test.each([
  [
    { search: 'noy', status: 'PENDING' },
    { search: 'noy', status: 'PENDING' },
  ],
  [{}, { search: '' }],
  [undefined, { search: '' }],
  [
    { search: 'noy', status: 'FOO' },
    { search: 'noy', status: undefined },
  ],
  [
    { search: 'x'.repeat(100), status: 'FOO' },
    { search: 'x'.repeat(100), status: undefined },
  ],
  [
    { search: 'x'.repeat(101), status: 'APPROVED' },
    { search: '', status: 'APPROVED' },
  ],
  [{ search: 'a\0b' }, { search: '' }],
  [{ search: 'a\uD800' }, { search: '' }],
])('%j is shown as %j', (search, view) => expect(viewOf(shape, search)).toEqual(view))
