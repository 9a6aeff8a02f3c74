// Pay and allowances of a file, in the smallest unit of the currency that the row or the record names (P7, P8).
import type { ImportColumn } from '@hr/contract/employee-import.ts'
import type { MessageCode } from '@hr/contract/messages/text.ts'
import { moneyOf } from '@hr/domain/employee/money-text.ts'
import type { Cells } from './import-rows.ts'
import { moneyColumns } from './sheet-cells.ts'
import { exponentOf } from './sheet-lookups.ts'
import type { SheetLookups } from './sheet-lookups.ts'
import type { SheetRow } from './sheet.queries.ts'

type MoneyColumn = (typeof moneyColumns)[number]

/** Tells `wrong` what cannot be read. */
export function readMoney(
  cells: Cells,
  known: SheetRow | undefined,
  lookups: SheetLookups,
  wrong: (column: ImportColumn, code: MessageCode) => void,
): Partial<Record<MoneyColumn, number>> {
  for (const column of ['salaryCurrency', 'bankCurrency'] as const) {
    const code = cells[column]?.toUpperCase()
    if (code !== undefined && !lookups.exponents.has(code)) wrong(column, 'choice')
  }
  const job = known?.record.job
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
    // The stored amount would mean another sum in a currency with other decimals.
    else if (job?.salaryCurrency && job[column] !== null && wasExponent !== exponent)
      wrong(column, 'required')
  }
  return amounts
}

/** More decimals than the currency has, or no number at all. */
function whyNot(text: string, exponent: number): MessageCode {
  if (moneyOf(text, mostDecimals) === undefined) return 'number'
  return exponent === 0 ? 'integer' : 'invalid'
}
const mostDecimals = 4
