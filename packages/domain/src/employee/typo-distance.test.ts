import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, slipsAllowed, typoDistance } from './typo-distance.ts'

describe('slipsAllowed', () => {
  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [6, 1],
    [7, 2],
    [20, 2],
  ])('%i letters -> %i', (length, slips) => expect(slipsAllowed(length)).toBe(slips))
})

describe('editDistance', () => {
  test.each([
    ['somboun', 'somboun', 0],
    ['somboun', 'smoboun', 1],
    ['somboun', 'sombun', 1],
    ['somboun', 'somboune', 1],
    ['somboun', 'somboum', 1],
    ['somboun', 'zonboun', 2],
    ['somboun', 'sengdao', Infinity],
    ['noy', '', Infinity],
  ])('%s and %s: %i', (one, other, expected) => expect(editDistance(one, other, 2)).toBe(expected))

  const word = fc.stringMatching(/^[a-e]{0,8}$/)
  test('is the same both ways, and 0 only for the same word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 20)
        expect(editDistance(other, one, 20)).toBe(distance)
        expect(distance === 0).toBe(one === other)
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })

  test('one slip is one, whatever the slip and wherever', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('x', 'y'), (text, place, letter) => {
        const at = Math.min(place, text.length)
        expect(editDistance(text, text.slice(0, at) + letter + text.slice(at), 2)).toBe(1)
      }),
    )
  })
})

describe('typoDistance', () => {
  const words = ['somboun', 'vongsa', 'ສົມບູນ']
  test.each([
    ['the beginning of a name', ['som'], 0],
    ['two parts, either order', ['vong', 'somb'], 0],
    ['swapped letters', ['smoboun'], 1],
    ['a wrong and a missing letter', ['sonbun'], undefined],
    ['a wrong and a missing letter in a longer word', ['sombouvn', 'vongsa'], 1],
    ['still being typed, with a slip', ['vogn'], 1],
    ['a short word is taken as it is', ['vog'], undefined],
    ['the first letter is right', ['zomboun'], undefined],
    ['one part fits, the other does not', ['somboun', 'keo'], undefined],
    ['Lao as it is', ['ສົມ'], 0],
    ['Lao is never guessed', ['ສັມບູນ'], undefined],
  ])('%s', (_, parts, expected) => expect(typoDistance(parts, words)).toBe(expected))
})
