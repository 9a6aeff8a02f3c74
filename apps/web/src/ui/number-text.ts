// What a number input takes and how it corrects itself (spec 5): digits only, leading zeros dropped, at most 11 digits
// and 2 decimals, and on leaving the field a value outside the bounds becomes the bound.
export type NumberRules = { digits: number; decimals: number; min: number; max: number }
export const numberDefaults: NumberRules = { digits: 11, decimals: 2, min: 0, max: Number.MAX_SAFE_INTEGER }

/** numberText('007a.129') -> '7.12' */
export function numberText(typed: string, { digits, decimals }: NumberRules): string {
  const [whole = '', ...fraction] = typed.replace(/[^\d.]/g, '').split('.')
  const kept = whole.replace(/^0+(?=\d)/, '').slice(0, digits)
  if (decimals === 0 || fraction.length === 0) return kept
  return `${kept === '' ? '0' : kept}.${fraction.join('').slice(0, decimals)}`
}

/** On leaving: at or below the minimum, or nothing, -> the minimum; at or above the maximum -> the maximum. */
export function leftNumber(text: string, { min, max }: NumberRules): number {
  const value = text === '' ? min : Number(text)
  return Math.min(Math.max(Number.isNaN(value) ? min : value, min), max)
}

/** groupedNumber('1234567.5') -> '1,234,567.5' */
export function groupedNumber(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
