// The currencies of ISO 4217, from the data of Unicode that Node brings along: English names, and the decimals in use
// where the standard has more, as for kip (docs/decisions/0075-currencies.md).
import type { CurrencyChoice } from '@hr/contract/currency.ts'
import { laoCurrencyNames } from '@hr/domain/currency/lao-currency-names.ts'

const laoNames = new Map<string, string>(Object.entries(laoCurrencyNames))

let made: readonly CurrencyChoice[] | undefined
/** By code. Made at the first use, because it takes a tenth of a second. */
export const isoCurrencies = (): readonly CurrencyChoice[] =>
  (made ??= Intl.supportedValuesOf('currency').map(currencyChoice))

function currencyChoice(code: string): CurrencyChoice {
  const name = partOf(code, { currencyDisplay: 'name', maximumFractionDigits: 0 })
  const symbol = partOf(code, { currencyDisplay: 'narrowSymbol' })
  return {
    code,
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    nameLo: laoNames.get(code) ?? '',
    symbol: symbol === code ? '' : symbol,
    exponent: formatOf(code).resolvedOptions().maximumFractionDigits ?? 2,
  }
}

function formatOf(currency: string, options?: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...options })
}

/** 'Japanese yen' of '1 Japanese yen', or '¥' of '¥1' */
function partOf(code: string, options: Intl.NumberFormatOptions): string {
  const parts = formatOf(code, options).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? code
}
