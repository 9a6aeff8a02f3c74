import { expect, test } from 'vitest'
import { parseTypedDate } from './parse-typed-date.ts'

test.each([
  ['09/03/2026', '2026-03-09'],
  ['9/3/26', '2026-03-09'],
  ['9/3/20', null],
  ['9/3/2020', '2020-03-09'],
  ['9/3/202', null],
  ['9.3.2026', '2026-03-09'],
  ['09032026', '2026-03-09'],
  ['090326', '2026-03-09'],
  ['090320', null],
  ['9032026', null],
  ['31132026', null],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', null],
  ['2026-03-09', null],
  ['31/13/2026', null],
  ['', null],
])('parseTypedDate(%j) = %j', (text, date) => expect(parseTypedDate(text)).toBe(date))
