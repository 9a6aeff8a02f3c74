// Lao text: one spelling for what looks the same, a looser one for search, and cutting by what a reader sees (N6).

/** Also what changes the direction of the text behind it, and control characters, but no line break or tab. */
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu
/** A zero-width joiner has a meaning between the parts of an emoji only. */
const strayJoiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu
/** Vowels above and below a letter, niggahita (U+0ECD) and tone marks (U+0EC8-0ECB), typed in any order. */
const marks = /[\u0EB1\u0EB4-\u0EBB\u0EC8-\u0ECB\u0ECD]{2,}/g
const toneMarks = /[\u0EC8-\u0ECB]/g
const otherMarks = /[^\u0EC8-\u0ECB]/g
/** Niggahita and aa, with or without a tone mark between, is the vowel am: U+0EB3. */
const splitAm = /\u0ECD([\u0EC8-\u0ECB]*)\u0EB2/g

/**
 * For input: NFC, no invisible characters, tone marks after vowels, U+0EB3 in one piece. Nothing a reader sees
 * changes: normaliseLao('ນໍ້າ') = 'ນ້ຳ'
 */
export function normaliseLao(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(strayJoiner, '')
    .normalize('NFC')
    .replaceAll(marks, run => run.replaceAll(toneMarks, '') + run.replaceAll(otherMarks, ''))
    .replaceAll(splitAm, '$1\u0EB3')
    .normalize('NFC')
}

/**
 * For search, on both sides: normalised, lower case, single spaces, and ຫນ ຫມ ຫລ as ໜ ໝ ຫຼ. Only for search, since
 * joining can change how a name reads. searchText('Khamla', null, 'ຫລ້າ') = 'khamla ຫຼ້າ'
 */
export const searchText = (...parts: readonly (string | null | undefined)[]): string =>
  normaliseLao(
    normaliseLao(parts.filter(Boolean).join(' '))
      .toLowerCase()
      .replaceAll('\u0EAB\u0E99', '\u0EDC')
      .replaceAll('\u0EAB\u0EA1', '\u0EDD')
      .replaceAll('\u0EAB\u0EA5', '\u0EAB\u0EBC'),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()

const graphemes = new Intl.Segmenter('lo', { granularity: 'grapheme' })

/** At most `max` characters as a reader counts them, then '…': cutName('Khamla Vongsa', 6) = 'Khamla…' */
export function cutName(text: string, max: number): string {
  const characters = Array.from(graphemes.segment(text), part => part.segment)
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`
}
