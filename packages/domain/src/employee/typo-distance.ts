// How far a typed Latin word is from a name, so that a slip of the finger still finds the person (N6, global search).

const alphabet = /^[a-z]+$/

/** Slips allowed in a word of this length: none up to 3 letters, one up to 6, two beyond. */
export const slipsAllowed = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : 2)

/**
 * Letters left out, added, exchanged or swapped with their neighbour between two words; more than `most` is Infinity.
 * editDistance('somboun', 'smoboun', 2) = 1
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      current.push(least)
    }
    if (Math.min(...current) > most) return Infinity
    before = last
    last = current
  }
  const distance = last[other.length] ?? Infinity
  return distance > most ? Infinity : distance
}

/**
 * The slips between what was typed and the words of a name; undefined when it is somebody else. Each part must be near
 * a word, or near the beginning of one while it is still being typed; its first letter is right. Lao is never guessed:
 * its vowels are the word.
 * typoDistance(['smobun'], ['somboun', 'vongsa']) = 2
 */
export function typoDistance(parts: readonly string[], words: readonly string[]): number | undefined {
  let total = 0
  for (const part of parts) {
    const distance = Math.min(...words.map(word => wordDistance(part, word)))
    if (distance === Infinity) return undefined
    total += distance
  }
  return total
}

function wordDistance(part: string, word: string): number {
  if (word.startsWith(part)) return 0
  const most = slipsAllowed(part.length)
  if (most === 0 || part[0] !== word[0] || !alphabet.test(part) || !alphabet.test(word)) return Infinity
  const beginnings = [part.length - 1, part.length, part.length + 1].filter(length => length < word.length)
  const distances = [word, ...beginnings.map(length => word.slice(0, length))].map(text =>
    editDistance(part, text, most),
  )
  return Math.min(...distances)
}
