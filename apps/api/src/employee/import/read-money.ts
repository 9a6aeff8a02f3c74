// Pay and allowances of a file, in the smallest unit of the currency of the row or the record (P7, P8).
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import type { MessageCode } from '@hr/contract/messages/text.ts'
import { moneyOf } from '@hr/domain/employee/money-text.ts'
import type { Cells } from './import-rows.ts'
import { moneyColumns } from './sheet-cells.ts'
import { exponentOf } from './sheet-lookups.ts'
import type { SheetLookups } from './sheet-lookups.ts'
import type { SheetRow } from './sheet.queries.ts'

type MoneyColumn = (typeof moneyColumns)[number]

type Wrong = (column: ImportColumn, code: MessageCode) => void

/** A currency that is new to the row must be enabled. */
function checkCurrencies(cells: Cells, known: SheetRow | undefined, lookups: SheetLookups, wrong: Wrong) {
  const present = {
    salaryCurrency: known?.record.job.salaryCurrency,
    bankCurrency: known?.record.bankCurrency,
  }
  for (const column of ['salaryCurrency', 'bankCurrency'] as const) {
    const code = cells[column]?.toUpperCase()
    if (code === undefined || code === present[column]) continue
    if (!lookups.currencies.get(code)?.isEnable) wrong(column, 'choice')
  }
}

/** Reports unreadable cells to `wrong`. */
export function readMoney(
  cells: Cells,
  known: SheetRow | undefined,
  lookups: SheetLookups,
  wrong: Wrong,
): Partial<Record<MoneyColumn, number>> {
  checkCurrencies(cells, known, lookups, wrong)
  const job = known?.record.job
  const currency = cells.salaryCurrency?.toUpperCase() ?? job?.salaryCurrency ?? null
  const isGiven = moneyColumns.some(column => cells[column] !== undefined)
  if (isGiven && currency === null) wrong('salaryCurrency', 'required')
  const exponent = exponentOf(lookups, currency)
  const wasExponent = exponentOf(lookups, job?.salaryCurrency ?? null)
  // In a currency with other decimals the stored amounts would be different sums.
  const isOtherSum = Boolean(job?.salaryCurrency) && wasExponent !== exponent
  const amounts: Partial<Record<MoneyColumn, number>> = {}
  for (const column of moneyColumns) {
    const text = cells[column]
    if (text === undefined) {
      if (isOtherSum && job?.[column] != null) wrong(column, 'required')
      continue
    }
    const amount = moneyOf(text, exponent)
    if (amount === undefined) wrong(column, whyNot(text, exponent))
    else amounts[column] = amount
  }
  return amounts
}

/** Too many decimals for the currency, or not a number. */
function whyNot(text: string, exponent: number): MessageCode {
  if (moneyOf(text, mostDecimals) === undefined) return 'number'
  return exponent === 0 ? 'integer' : 'invalid'
}
const mostDecimals = 4
