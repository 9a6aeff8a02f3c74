import { describe, expect, test } from 'vitest'
import { isNameLetter, letterRange, nameLetters } from './name-letters.ts'

describe('the letters of a list of names', () => {
  test.each(['en', 'lo'] as const)('are in the order in which names are sorted (%s)', language => {
    const { compare } = new Intl.Collator('und')
    expect(nameLetters(language).toSorted(compare)).toEqual(nameLetters(language))
  })

  test.each([
    ['en', 'a', 'b'],
    ['en', 'y', 'z'],
    ['en', 'z', undefined],
    ['lo', 'a', 'ກ'],
    ['lo', 'ຈ', 'ສ'],
    ['lo', 'ຫ', 'ອ'],
    ['lo', 'ຮ', undefined],
    // An address from a reader of the other language.
    ['lo', 'k', 'l'],
    ['en', 'ພ', 'ຟ'],
  ] as const)('%s: %s ends before %s', (language, from, until) => {
    expect(letterRange(language, from)).toEqual({ from, until })
  })

  test.each([
    ['a', true],
    ['ຮ', true],
    ['A', false],
    ['ເ', false],
    ['ab', false],
    ['', false],
  ])('%j is one: %j', (text, expected) => {
    expect(isNameLetter(text)).toBe(expected)
  })
})
