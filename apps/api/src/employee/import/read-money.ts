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

/** Reports unreadable cells to `wrong`. */
export function readMoney(
  cells: Cells,
  known: SheetRow | undefined,
  lookups: SheetLookups,
  wrong: (column: ImportColumn, code: MessageCode) => void,
): Partial<Record<MoneyColumn, number>> {
  const job = known?.record.job
  const present = { salaryCurrency: job?.salaryCurrency, bankCurrency: known?.record.bankCurrency }
  for (const column of ['salaryCurrency', 'bankCurrency'] as const) {
    const code = cells[column]?.toUpperCase()
    if (code === undefined || code === present[column]) continue
    if (!lookups.currencies.get(code)?.isEnable) wrong(column, 'choice')
  }
  const currency = cells.salaryCurrency?.toUpperCase() ?? job?.salaryCurrency ?? null
  const given = moneyColumns.filter(column => cells[column] !== undefined)
  if (given.length > 0 && currency === null) wrong('salaryCurrency', 'required')
  const exponent = exponentOf(lookups, currency)
  const wasExponent = exponentOf(lookups, job?.salaryCurrency ?? null)
  const amounts: Partial<Record<MoneyColumn, number>> = {}
  for (const column of moneyColumns) {
    const text = cells[column]
    const amount = text === undefined ? undefined : moneyOf(text, exponent)
    if (amount !== undefined) amounts[column] = amount
    else if (text !== undefined) wrong(column, whyNot(text, exponent))
    // In a currency with other decimals the stored amount would be a different sum.
    else if (job?.salaryCurrency && job[column] !== null && wasExponent !== exponent)
      wrong(column, 'required')
  }
  return amounts
}

/** Too many decimals for the currency, or not a number. */
function whyNot(text: string, exponent: number): MessageCode {
  if (moneyOf(text, mostDecimals) === undefined) return 'number'
  return exponent === 0 ? 'integer' : 'invalid'
}
const mostDecimals = 4
