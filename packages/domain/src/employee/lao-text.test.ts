import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutName, normaliseLao, searchText } from './lao-text.ts'

const am = '\u0EB3'
const niggahita = '\u0ECD'
const aa = '\u0EB2'
const tone = '\u0EC9'
/** Text that is hard on purpose: Lao letters and marks, invisible characters, combining marks, Latin, spaces, emoji. */
const hardText = fc.string({
  unit: fc.constantFrom(
    ...Array.from('ກຄນມລຫເໂໜໝ' + am + niggahita + aa + tone + '\u0EC8\u0EB5\u0EB1\u0EB8\u0EBC\u0EBB\u0ECC'),
    ...Array.from('\u200B\u200C\u200D\u2060\uFEFF\uFE0F\u0301eÉİ \n👩💻🏽'),
  ),
  maxLength: 20,
})

describe('normaliseLao (N6)', () => {
  test.each([
    ['am in one piece stays', `ຄ${am}`, `ຄ${am}`],
    ['am in two pieces', `ຄ${niggahita}${aa}`, `ຄ${am}`],
    ['am with a tone between', `ນ${niggahita}${tone}${aa}`, `ນ${tone}${am}`],
    ['am with the tone first', `ນ${tone}${niggahita}${aa}`, `ນ${tone}${am}`],
    ['niggahita alone stays', `ຂ${niggahita}`, `ຂ${niggahita}`],
    ['tone before the vowel above', 'ກ\u0EC8\u0EB5', 'ກ\u0EB5\u0EC8'],
    ['tone before the vowel below', 'ກ\u0EC8\u0EB8', 'ກ\u0EB8\u0EC8'],
    ['zero-width space', 'ພະ\u200Bນັກ\u200Bງານ', 'ພະນັກງານ'],
    ['zero-width joiner and non-joiner', 'ພະ\u200Dນັກ\u200Cງານ', 'ພະນັກງານ'],
    ['byte order mark', '\uFEFFKhamla', 'Khamla'],
    ['what turns the rest of a sentence around', 'Khamla\u202E\u2067\u200F\u061C', 'Khamla'],
    ['soft hyphen and invisible signs', 'Kham\u00ADla\u2063\u180E', 'Khamla'],
    ['control characters, but no line break or tab', 'a\u0007b\u001B[0m\u0085\r\n\tc', 'ab[0m\r\n\tc'],
    ['an emoji keeps its joiner', '👩\u200D💻', '👩\u200D💻'],
    ['Latin is composed', 'Rene\u0301', 'René'],
    ['ຫ and ລ as written', 'ຫລວງພະບາງ', 'ຫລວງພະບາງ'],
  ])('%s', (_, text, expected) => expect(normaliseLao(text)).toBe(expected))

  test('a second time changes nothing; the result is NFC without split am or zero-width space', () => {
    fc.assert(
      fc.property(hardText, text => {
        const once = normaliseLao(text)
        expect(normaliseLao(once)).toBe(once)
        expect(once.normalize('NFC')).toBe(once)
        expect(once).not.toMatch(/\u0ECD[\u0EC8-\u0ECB]*\u0EB2|[\u200B\u200C\u2060\uFEFF]/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('searchText (N6)', () => {
  test.each([
    ['parts', ['Khamla', null, undefined, '', 'VONGSA'], 'khamla vongsa'],
    ['spaces', ['  Khamla \n  Vongsa '], 'khamla vongsa'],
    ['ຫ + ນ', ['ຫນູ'], 'ໜູ'],
    ['ຫ + ມ', ['ຫມາ'], 'ໝາ'],
    ['ຫ + ລ', ['ຫລວງ'], 'ຫຼວງ'],
    ['nothing', [], ''],
  ])('%s', (_, parts, expected) => expect(searchText(...parts)).toBe(expected))

  test('what was found once is found again: a second time changes nothing', () => {
    fc.assert(
      fc.property(hardText, hardText, (one, other) => {
        const text = searchText(one, other)
        expect(searchText(text)).toBe(text)
        expect(text).toBe(text.trim())
      }),
      { numRuns: 2000 },
    )
  })

  test('spellings that look the same are found by each other', () => {
    expect(searchText(`ຄ${niggahita}${aa}ຫລ້າ`)).toBe(searchText(`ຄ${am}ຫຼ້າ`))
    expect(searchText('ຫນ່ວຍງານ')).toBe(searchText('ໜ່ວຍ\u200Bງານ'))
  })
})

describe('cutName (spec 3, 9)', () => {
  test.each([
    ['shorter', 'Khamla', 19, 'Khamla'],
    ['exactly', 'a'.repeat(19), 19, 'a'.repeat(19)],
    ['one more', 'a'.repeat(20), 19, `${'a'.repeat(19)}…`],
    ['Lao marks belong to their letter', 'ຂໍ້ມູນ', 2, 'ຂໍ້ມູ…'],
    ['emoji', '👩‍💻👩‍💻', 1, '👩‍💻…'],
    ['empty', '', 19, ''],
  ])('%s', (_, text, max, expected) => expect(cutName(text, max)).toBe(expected))

  test('a cut name is the beginning of the name and never longer than asked for', () => {
    fc.assert(
      fc.property(hardText, fc.nat(25), (text, max) => {
        const cut = cutName(text, max)
        const kept = cut === text ? text : cut.slice(0, -1)
        expect(text.startsWith(kept)).toBe(true)
        expect(Array.from(new Intl.Segmenter('lo').segment(kept)).length).toBeLessThanOrEqual(max)
      }),
    )
  })
})
