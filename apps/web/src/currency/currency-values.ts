// The rows of the list, and the fields of the form.
import type { Currency, CurrencyUses } from '@hr/contract/currency.ts'

/** `use` is missing until it is known. */
export type CurrencyRow = Currency & { readonly id: string; readonly use: CurrencyUses | undefined }

export type CurrencyValues = { nameLo: string; symbol: string; exponent: number | null }
export type NewCurrencyValues = CurrencyValues & { code: string }

export const emptyCurrency: NewCurrencyValues = { code: '', nameLo: '', symbol: '', exponent: null }

export const valuesOf = ({ nameLo, symbol, exponent }: Currency) => ({ nameLo, symbol, exponent })
