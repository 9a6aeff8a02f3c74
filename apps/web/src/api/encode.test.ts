import { describe, expect, test } from 'vitest'
import { encodeMultipart, encodePairs, encodeQuery, splitPath } from './encode.ts'

describe('encodePairs', () => {
  test.each([
    [
      { a: 1, b: 'x', c: true },
      [
        ['a', '1'],
        ['b', 'x'],
        ['c', 'true'],
      ],
    ],
    [
      { items: [{ day: 1, timeIn: '08:30' }, { day: 2 }] },
      [
        ['items[0][day]', '1'],
        ['items[0][timeIn]', '08:30'],
        ['items[1][day]', '2'],
      ],
    ],
    [
      { approverIds: [3, 5] },
      [
        ['approverIds[0]', '3'],
        ['approverIds[1]', '5'],
      ],
    ],
    [
      { a: undefined, b: null, c: '' },
      [
        ['b', ''],
        ['c', ''],
      ],
    ],
    [{ a: { b: { c: 0 } } }, [['a[b][c]', '0']]],
    [{ list: [], none: {} }, [['list', '']]],
  ])('%j', (fields, pairs) => {
    expect(encodePairs(fields)).toEqual(pairs)
  })
})

describe('splitPath', () => {
  test('fills path parameters, escaped, and keeps the rest', () => {
    expect(splitPath('/a/:id/b/:to', { id: 'x/y', to: 7, comment: 'ok' })).toEqual({
      path: '/a/x%2Fy/b/7',
      rest: { comment: 'ok' },
    })
  })
})

describe('encodeQuery', () => {
  test('leaves empty filters out and escapes Lao', () => {
    expect(encodeQuery({ search: 'ສົມ', page: 1, status: '', from: null })).toBe(
      '?search=%E0%BA%AA%E0%BA%BB%E0%BA%A1&page=1',
    )
  })
  test('nothing to send', () => {
    expect(encodeQuery({ a: undefined })).toBe('')
  })
})

test('encodeMultipart carries fields and every file under one name', () => {
  const form = encodeMultipart({ reason: 'x', days: [1] }, 'files', [
    new File(['a'], 'a.pdf'),
    new File(['b'], 'b.pdf'),
  ])
  expect([...form.keys()]).toEqual(['reason', 'days[0]', 'files', 'files'])
})
