// The letters of a list of names, and the names under each (N6). A name is sorted by its language's collation,
// which puts ເພັດ under ພ.

const latin = [...'abcdefghijklmnopqrstuvwxyz']
/** In Lao, `a` has all names in Latin letters. */
const alphabets = { en: latin, lo: ['a', ...'ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮ'] } as const
type Language = keyof typeof alphabets

export const nameLetters = (language: Language): readonly string[] => alphabets[language]

export const isNameLetter = (text: string): boolean =>
  Object.values(alphabets).some(letters => letters.includes(text))

/** From `from` to before `until`: letterRange('en', 'k') = { from: 'k', until: 'l' }. The last letter has no end. */
export function letterRange(
  language: Language,
  letter: string,
): { readonly from: string; readonly until: string | undefined } {
  const letters = [alphabets[language], latin, alphabets.lo].find(known => known.includes(letter)) ?? []
  return { from: letter, until: letters[letters.indexOf(letter) + 1] }
}
