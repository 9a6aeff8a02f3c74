// Money as people write it, and the integer in the currency's smallest unit (units of domain.md).

/** moneyText(150050, 2) = '1500.50', moneyText(1500000, 0) = '1500000' */
export function moneyText(amount: number, exponent: number): string {
  if (exponent === 0) return String(amount)
  const digits = String(amount).padStart(exponent + 1, '0')
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

const written = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d+))?$/

/**
 * moneyOf('1,500,000', 0) = 1500000, moneyOf('12.5', 2) = 1250; undefined for what is no amount, has more decimals than
 * the currency (zeros do not count) or more than 11 digits before them (spec 5).
 */
export function moneyOf(text: string, exponent: number): number | undefined {
  const [, whole = '', decimals = ''] = written.exec(text.trim()) ?? []
  const digits = whole.replaceAll(/[, ]/g, '').replace(/^0+(?=\d)/, '')
  const kept = decimals.replace(/0+$/, '')
  if (digits === '' || digits.length > 11 || kept.length > exponent) return undefined
  return Number(digits + kept.padEnd(exponent, '0'))
}
