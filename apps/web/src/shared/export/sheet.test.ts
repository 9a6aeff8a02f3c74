import { expect, test } from 'vitest'
import { sheetCells } from './sheet-cells.ts'
import { sheetOf } from './sheet.ts'
import type { CellValue, SheetColumn } from './sheet.ts'

type Row = {
  readonly text: CellValue
  readonly days: number
  readonly date: string
  readonly at: string | null
}
const columns: readonly SheetColumn<Row>[] = [
  { title: 'Reason', kind: 'text', width: 20, value: row => row.text },
  { title: 'Days', kind: 'number', width: 8, value: row => row.days },
  { title: 'From', kind: 'date', width: 12, value: row => row.date },
  { title: 'Decision date', kind: 'moment', width: 16, value: row => row.at },
]
const cellsOf = (row: Partial<Row>) =>
  sheetCells(sheetOf('S', columns, [{ text: '', days: 0, date: '', at: null, ...row }]))[1]

test.each([
  ['=HYPERLINK("http://evil")', '\'=HYPERLINK("http://evil")'],
  ['+856', "'+856"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['Family visit', 'Family visit'],
  ['ໄປຢາມຄອບຄົວ', 'ໄປຢາມຄອບຄົວ'],
])('%s is text, never a formula', (text, written) => {
  expect(cellsOf({ text })?.[0]).toEqual({ value: written, type: String, format: '@' })
})

test('half days are numbers; dates and moments are dates in the formats of the spec', () => {
  const at = '2026-03-09T14:05'
  expect(cellsOf({ days: -0.5, date: '2026-03-09', at })).toEqual([
    null,
    { value: -0.5, type: Number },
    { value: new Date('2026-03-09T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
    { value: new Date('2026-03-09T14:05:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
  ])
})

test('an empty value is an empty cell', () => {
  expect(cellsOf({})).toEqual([null, { value: 0, type: Number }, null, null])
})
