import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formLimits, formValues } from './form-values.ts'
import type { FormValue } from './form-values.ts'
import { Refusal } from './refusal.ts'
import { pairsOf } from './request-body.ts'

const read = (text: string) => JSON.parse(JSON.stringify(formValues(pairsOf(text))))
const refusalOf = (work: () => unknown) => {
  try {
    work()
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

test.each([
  ['', {}],
  ['a=1', { a: '1' }],
  ['a=', { a: '' }],
  ['name=%E0%BA%A5%E0%BA%B2%E0%BA%A7&x=a+b', { name: 'ລາວ', x: 'a b' }],
  ['a[b]=1&a[c]=2', { a: { b: '1', c: '2' } }],
  ['items[0][day]=1&items[1][day]=2', { items: [{ day: '1' }, { day: '2' }] }],
  ['items[1]=b&items[0]=a', { items: ['a', 'b'] }],
  ['items[]=a&items[]=b', { items: ['a', 'b'] }],
])('%s is read', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['a=1&a=2', 'DUPLICATE_PARAMETER'],
  ['a=1&a[b]=2', 'DUPLICATE_PARAMETER'],
  ['a[b]=2&a=1', 'DUPLICATE_PARAMETER'],
  ['__proto__[x]=1', 'BODY_MALFORMED'],
  ['a[__proto__]=1', 'BODY_MALFORMED'],
  ['a[constructor][prototype]=1', 'BODY_MALFORMED'],
  ['a[5]=1', 'BODY_MALFORMED'],
  ['a[=1', 'BODY_MALFORMED'],
  ['a]b=1', 'BODY_MALFORMED'],
  ['a[b]c=1', 'BODY_MALFORMED'],
  ['=1', 'BODY_MALFORMED'],
  ['a=%E0%BA', 'BODY_MALFORMED'],
  ['a=%zz', 'BODY_MALFORMED'],
  ['a[b][c][d][e]=1', undefined],
  ['a[b][c][d][e][f]=1', 'TOO_MANY_PARAMETERS'],
  [`${'k'.repeat(formLimits.keyLength + 1)}=1`, 'BODY_MALFORMED'],
])('%s -> %s', (text, code) => {
  expect(refusalOf(() => read(text))).toBe(code)
})

test('exactly 1,000 parameters pass, one more is refused, none is dropped', () => {
  const form = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=1`).join('&')
  expect(Object.keys(read(form(1000)))).toHaveLength(1000)
  expect(refusalOf(() => read(form(1001)))).toBe('TOO_MANY_PARAMETERS')
})

test('encoding in brackets and reading again returns the same object', () => {
  const key = fc.stringMatching(/^[a-z]{1,6}$/)
  const leaf = fc.string({ unit: 'grapheme', maxLength: 20 })
  const { tree } = fc.letrec<{ tree: FormValue }>(tie => ({
    tree: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      leaf,
      fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
      fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(fc.dictionary(key, tree, { minKeys: 1, maxKeys: 3 }), value => {
      const pairs = Object.entries(value).flatMap(([name, item]) => encoded(name, item))
      expect(JSON.parse(JSON.stringify(formValues(pairs)))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

function encoded(name: string, value: FormValue): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  return Object.entries(value).flatMap(([key, item]) => encoded(`${name}[${key}]`, item))
}
