// Money is transferred in the smallest unit of its currency and shown in the currency itself (N3).
import type { Currency } from '@hr/contract/currency.ts'
import { formatNumber } from '#web/shared/format.ts'

export const exponentOf = (currencies: readonly Currency[], code: string | null): number =>
  currencies.find(currency => currency.code === code)?.exponent ?? 0

/** toMajor(12345, 2) -> 123.45 */
export const toMajor = (minor: number, exponent: number): number => minor / 10 ** exponent
/** toMinor(123.45, 2) -> 12345 */
export const toMinor = (major: number, exponent: number): number => Math.round(major * 10 ** exponent)

export const isKnownCurrency = (currencies: readonly Currency[], code: string | null): boolean =>
  code === null || currencies.some(currency => currency.code === code)

/** moneyText(12345, 'USD', currencies) -> '123.45 USD'; '… USD' while its decimals are not known. */
export function moneyText(minor: number, code: string | null, currencies: readonly Currency[]): string {
  if (!isKnownCurrency(currencies, code)) return `… ${code}`
  const exponent = exponentOf(currencies, code)
  return `${formatNumber(toMajor(minor, exponent), exponent)} ${code ?? ''}`.trim()
}
