// When a currency of a company may be changed, disabled, deleted or made the base (N3).

/** Where a currency is used: numbers of employees or records, and whether penalties are in it (A9). */
type CurrencyUse = {
  readonly pay: number
  readonly bankAccounts: number
  readonly overtimeRecords: number
  readonly penalties: boolean
}
type Kept = { readonly isEnable: boolean; readonly isBase: boolean; readonly exponent: number }
type Change = Pick<Kept, 'isEnable' | 'exponent'> & {
  /** Disables it although it is used. */
  readonly acceptsUse: boolean
}

/** By rows of people; penalties stay as they are whatever becomes of the currency. */
const hasRows = ({ pay, bankAccounts, overtimeRecords }: CurrencyUse) =>
  pay + bankAccounts + overtimeRecords > 0
const isUsed = (use: CurrencyUse) => use.penalties || hasRows(use)

/** With other decimals, stored amounts would be other sums. */
export function currencyChangeRefusal(before: Kept, after: Change, use: CurrencyUse) {
  if (after.exponent !== before.exponent && isUsed(use)) return 'CURRENCY_DECIMALS_FIXED'
  if (!before.isEnable || after.isEnable) return undefined
  if (before.isBase) return 'BASE_CURRENCY'
  return hasRows(use) && !after.acceptsUse ? 'CURRENCY_USED' : undefined
}

export function currencyDeletionRefusal({ isBase }: Kept, use: CurrencyUse) {
  if (isBase) return 'BASE_CURRENCY'
  if (hasRows(use)) return 'CURRENCY_IN_USE'
  return use.penalties ? 'CURRENCY_OF_PENALTIES' : undefined
}

export const baseCurrencyRefusal = ({ isEnable }: Kept) => (isEnable ? undefined : 'CURRENCY_DISABLED')
