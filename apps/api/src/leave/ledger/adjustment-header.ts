// The meaning of each column in a file of adjustments: our names in English and Lao, and those of other programs (L3).
import { adjustmentColumns } from '@hr/contract/leave-adjustment-import.ts'
import type { AdjustmentColumn } from '@hr/contract/leave-adjustment-import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { importColumn } from '#api/import/import-column.ts'
import { headerKey } from '#api/import/table-columns.ts'

const names: Readonly<Partial<Record<AdjustmentColumn, readonly string[]>>> = {
  leaveTypeId: ['leave type code', 'type', 'type of leave', 'leave', 'ປະເພດການລາ', 'ປະເພດ'],
  halfDays: ['day', 'amount', 'number of days', 'balance', 'ມື້', 'ວັນ', 'ຈຳນວນມື້'],
  date: ['from', 'from date', 'effective date', 'as of', 'ວັນ/ເດືອນ/ປີ'],
  adjustmentKind: ['kind', 'adjustment or opening', 'ຊະນິດ'],
  reason: ['comment', 'note', 'remark', 'ໝາຍເຫດ'],
}

/** Columns of the template for reading only: the person and the days left; never imported. */
export const shownColumns = { name: 'name', available: 'available' } as const

const meanings: ReadonlyMap<string, AdjustmentColumn | 'ignore'> = new Map([
  ...Object.values(shownColumns).flatMap(key =>
    (['en', 'lo'] as const).map(language => [headerKey(fieldLabel(language, key)), 'ignore'] as const),
  ),
  ...adjustmentColumns.flatMap(column => {
    const labels = [column, fieldLabel('en', column), fieldLabel('lo', column)]
    return [...(names[column] ?? []), ...labels].map(name => [headerKey(name), column] as const)
  }),
])

export function adjustmentColumn(header: string): AdjustmentColumn | 'ignore' | undefined {
  const meaning = meanings.get(headerKey(header))
  return meaning ?? (importColumn(header) === 'staffId' ? 'staffId' : undefined)
}
