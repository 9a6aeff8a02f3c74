// Money as people write it, and the integer in the currency's smallest unit (units of domain.md).
import { writtenNumber } from './written-number.ts'

/** moneyText(150050, 2) = '1500.50', moneyText(1500000, 0) = '1500000' */
export function moneyText(amount: number, exponent: number): string {
  if (exponent === 0) return String(amount)
  const digits = String(amount).padStart(exponent + 1, '0')
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** A spreadsheet stores the number 8.125 and the text of 8125 with a point for thousands in one way. */
const oneOfTwo = /^\d{1,3}\.\d{3}$/

/**
 * moneyOf('1,500,000', 0) = moneyOf('1.500.000,00', 0) = 1500000, moneyOf('12,5', 2) = 1250; undefined for what is no
 * amount, has more decimals than the currency (zeros do not count) or more than 11 digits before them (spec 5).
 */
export function moneyOf(text: string, exponent: number): number | undefined {
  const number = writtenNumber(text, exponent)
  if (!number || (exponent === 0 && oneOfTwo.test(text.trim()))) return undefined
  const kept = number.decimals.replace(/0+$/, '')
  if (number.whole.length > 11 || kept.length > exponent) return undefined
  return Number(number.whole + kept.padEnd(exponent, '0'))
}
