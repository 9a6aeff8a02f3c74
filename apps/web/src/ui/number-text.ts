// What a number input takes and how it corrects itself (spec 5): digits only, leading zeros dropped, at most 11 digits
// and 2 decimals, and on leaving the field a value outside the bounds becomes the bound.
import { latinDigits, writtenNumber } from '@hr/domain/employee/written-number.ts'

export type NumberRules = { digits: number; decimals: number; min: number; max: number }
export const numberDefaults: NumberRules = { digits: 11, decimals: 2, min: 0, max: Number.MAX_SAFE_INTEGER }

const longest = 60
const isPlain = (typed: string) => /^\d*(\.\d*)?$/.test(typed)

/**
 * What is kept of the characters in the field. Signs between digits stay as typed, since the next character may change
 * what they mean: typing a number key by key and pasting it then give the same.
 */
export function keptCharacters(text: string, { digits }: NumberRules): string {
  const kept = latinDigits(text)
    .replaceAll(/[^\d.,\s'’]/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest)
  return /^\d*$/.test(kept) ? kept.slice(0, digits) : kept
}

/** The field shows thousands separators of its own while nobody typed any. shownNumber('1234567.5') = '1,234,567.5' */
export function shownNumber(kept: string): string {
  if (!isPlain(kept)) return kept
  const [whole = '', fraction] = kept.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The kept characters after a change of what the field shows, without the separators that the field added itself. */
export function editedNumber(before: string, shown: string, rules: NumberRules): string {
  if (!isPlain(before)) return keptCharacters(shown, rules)
  const old = shownNumber(before)
  const most = Math.min(old.length, shown.length)
  let start = 0
  while (start < most && old[start] === shown[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === shown.at(-1 - end)) end += 1
  const own = (text: string) => text.replaceAll(',', '')
  const typed = shown.slice(start, shown.length - end)
  return keptCharacters(own(shown.slice(0, start)) + typed + own(shown.slice(shown.length - end)), rules)
}

/** Without the decimals that are too many; null for nothing, NaN for what is no number. */
export function numberOf(kept: string, { digits, decimals }: NumberRules): number | null {
  if (kept.trim() === '') return null
  const number = writtenNumber(kept, decimals)
  return number
    ? Number(`${number.whole.slice(0, digits)}.${number.decimals.slice(0, decimals)}`)
    : Number.NaN
}

/** On leaving: at or below the minimum, or nothing, -> the minimum; at or above the maximum -> the maximum. */
export const leftNumber = (value: number | null, { min, max }: NumberRules): number =>
  Math.min(Math.max(value ?? min, min), max)
