// The currencies a new company starts with; the first is its base (N3).
import { laoCurrencyNames as lao } from './lao-currency-names.ts'

/** `exponent` is how many decimals the smallest unit in use has: none for kip and dong. */
export const defaultCurrencies = [
  { code: 'LAK', name: 'Lao kip', nameLo: lao.LAK, symbol: '₭', exponent: 0 },
  { code: 'THB', name: 'Thai baht', nameLo: lao.THB, symbol: '฿', exponent: 2 },
  { code: 'USD', name: 'US dollar', nameLo: lao.USD, symbol: '$', exponent: 2 },
  { code: 'CNY', name: 'Chinese yuan', nameLo: lao.CNY, symbol: '¥', exponent: 2 },
  { code: 'VND', name: 'Vietnamese dong', nameLo: lao.VND, symbol: '₫', exponent: 0 },
] as const
