// A number as people write it: with or without thousands separators, with a point or a comma before the decimals (N6).

/** The digits before and after the decimal sign. */
type WrittenNumber = { readonly whole: string; readonly decimals: string }

const zero = '໐'.charCodeAt(0)

/** latinDigits('໑໕໐') = '150' */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[໐-໙]/g, digit => String(digit.charCodeAt(0) - zero))

/** Pasted text and spreadsheets have U+2212 or a dash where a keyboard writes '-'. */
const minus = /[-−‐‑‒–－﹣]/

/** hasMinus('−2') = true */
export const hasMinus = (text: string): boolean => minus.test(text)

/** plainMinus('−2') = '-2' */
export const plainMinus = (text: string): string => (hasMinus(text.slice(0, 1)) ? `-${text.slice(1)}` : text)

/**
 * '1,234,567.5', '1.234.567,5' and '1 234 567,5' are one number. One comma before three digits separates thousands, and
 * so does one point where no decimals are possible. Undefined for what has more than one meaning, or none.
 */
export function writtenNumber(text: string, mostDecimals: number): WrittenNumber | undefined {
  const given = latinDigits(text.trim()).replaceAll(/[\s'’]/g, ' ')
  if (!/^[\d., ]*\d[\d., ]*$/.test(given)) return undefined
  const groups = given.split(/[., ]/)
  const signs = given.replaceAll(/\d/g, '').split('')
  const hasDecimals = isDecimalSign(groups, signs, mostDecimals)
  const decimals = hasDecimals ? (groups.pop() ?? '') : ''
  if (hasDecimals) signs.pop()
  if (signs.some(sign => sign !== signs[0]) || !areThousands(groups)) return undefined
  return { whole: groups.join('').replace(/^0+(?=\d)/, '') || '0', decimals }
}

/** Is the last sign the one before the decimals? */
function isDecimalSign(groups: readonly string[], signs: readonly string[], mostDecimals: number): boolean {
  const sign = signs.at(-1)
  if (sign === undefined || sign === ' ') return false
  if (signs.length > 1) return !signs.slice(0, -1).includes(sign)
  return !(areThousands(groups) && groups[0] !== '0') || (sign === '.' && mostDecimals > 0)
}

const areThousands = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 || (/^\d{1,3}$/.test(first) && others.every(group => group.length === 3))
