import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText, sheetText, typedText } from './sheet-text.ts'

describe('sheetText', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+856 20', "'+856 20"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ["'=1", "''=1"],
    ["O'Neil", "O'Neil"],
    ["'tHooft", "'tHooft"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j -> %j', (text, cell) => expect(sheetText(text)).toBe(cell))

  test('never begins a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`'=+-@\t\ra1ກ`) }), text => {
        expect(sheetText(text)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})

test('what is read back is what was written, as we spell it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...`'=+-@ a1ກໍາ້`) }), text => {
      expect(typedText(sheetText(cleanText(text)))).toBe(cleanText(text))
    }),
  )
})

test('cleanText joins, trims and takes out what is no text', () => {
  expect(cleanText(' ນໍ້າ\u0007x\uD800 ')).toBe('ນ້ຳ x\uFFFD')
})
