// How the preview of an import writes a value: dates and money as everywhere, with the currency.
import type { Currency } from '@hr/contract/currency.ts'
import type { ImportColumn, ImportedPersonChange } from '@hr/contract/employee-import.ts'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { exponentOf } from '#web/shared/money/money.ts'

const money: readonly ImportColumn[] = [
  'salaryAmount',
  'fuelAllowance',
  'phoneAllowance',
  'housingAllowance',
  'homeTripAllowance',
]
const date = /^\d{4}-\d{2}-\d{2}$/

type ChangeText = { readonly column: ImportColumn; readonly before: string; readonly after: string }

export function changeTexts(
  { changes, currency }: Pick<ImportedPersonChange, 'changes' | 'currency'>,
  currencies: readonly Currency[],
): ChangeText[] {
  const textOf = (column: ImportColumn, value: string, code: string | null): string => {
    if (value === '') return ''
    if (money.includes(column))
      return `${formatNumber(Number(value), exponentOf(currencies, code))} ${code ?? ''}`.trim()
    return date.test(value) ? formatDate(value) : value
  }
  return changes.map(({ column, before, after }) => ({
    column,
    before: textOf(column, before, currency.before),
    after: textOf(column, after, currency.after),
  }))
}
