// What a number input accepts and how it corrects it (spec 5): digits only, no leading zeros, at most 11 digits and 2
// decimals; on blur a value outside the bounds becomes the bound.
import { latinDigits, writtenNumber } from '@hr/domain/employee/written-number.ts'

type NumberRules = { digits: number; decimals: number; min: number; max: number }
export const numberDefaults: NumberRules = { digits: 11, decimals: 2, min: 0, max: Number.MAX_SAFE_INTEGER }

const longest = 60
const isPlain = (typed: string) => /^\d*(\.\d*)?$/.test(typed)

/**
 * The characters to keep. Separators between digits stay as typed, since the next character may change their meaning:
 * typing a number and pasting it then give the same.
 */
export function keptCharacters(text: string, { digits }: NumberRules): string {
  const kept = latinDigits(text)
    .replaceAll(/[^\d.,\s'’]/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, longest)
  return /^\d*$/.test(kept) ? kept.slice(0, digits) : kept
}

/** Adds thousands separators unless some were typed. shownNumber('1234567.5') = '1,234,567.5' */
export function shownNumber(kept: string): string {
  if (!isPlain(kept)) return kept
  const [whole = '', fraction] = kept.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** The kept characters after an edit of the shown text, without the separators that were added. */
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

/** Cuts off excess decimals; null if empty, NaN if it is not a number. */
export function numberOf(kept: string, { digits, decimals }: NumberRules): number | null {
  if (kept.trim() === '') return null
  const number = writtenNumber(kept, decimals)
  return number
    ? Number(`${number.whole.slice(0, digits)}.${number.decimals.slice(0, decimals)}`)
    : Number.NaN
}

/** On blur: the minimum if empty or below it, the maximum if above it. */
export const leftNumber = (value: number | null, { min, max }: NumberRules): number =>
  Math.min(Math.max(value ?? min, min), max)
