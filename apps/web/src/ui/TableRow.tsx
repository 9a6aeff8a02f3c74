// A row of a table, with the pixels skipped before it and the line of its folded values. A table draws itself again to fold
// and to keep its widths; its rows do not.
import { Table } from '@mantine/core'
import { memo } from 'react'
import type { Ref } from 'react'
import type { Column, DataListProps } from './DataList.tsx'
import classes from './DataTable.module.css'
import { FoldedLine } from './FoldedLine.tsx'
import { RowLink } from './RowLink.tsx'
import { useOpenRow } from './use-open-row.ts'

/** Whether the column has buttons instead of a value. */
export const hasActs = ({ id, card }: Pick<Column<never>, 'id' | 'card'>) =>
  card === 'foot' || id === 'actions' || undefined

/** In place of rows far from the window. */
export const SkippedRows = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden className={classes.skipped} style={{ height }} />

/** How the columns of a table lie at its width. */
export type TableColumns<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly folded: readonly Column<Row>[]
  readonly titleId: string | undefined
  /** The columns before the title, and from it on. */
  readonly spans: readonly [number, number]
}

type Props<Row> = {
  table: DataListProps<Row>
  laid: TableColumns<Row>
  row: Row
  index: number
  skipped: number
  /** Of a long list, which draws only some of its rows. */
  measure: Ref<HTMLTableRowElement> | undefined
}

export const TableRow = memo(DrawnRow) as typeof DrawnRow

function DrawnRow<Row>({ table, laid, row, index, skipped, measure }: Props<Row>) {
  const { rowLink, opensNewTab = false } = table
  const { columns, folded, titleId, spans } = laid
  const open = useOpenRow(table)(row)
  const content = (column: Column<Row>) =>
    rowLink !== undefined && column.id === titleId ? (
      <RowLink to={rowLink(row)} opensNewTab={opensNewTab}>
        {column.cell(row)}
      </RowLink>
    ) : (
      column.cell(row)
    )
  return (
    <>
      <SkippedRows height={skipped} />
      <Table.Tr
        ref={measure}
        data-index={index}
        aria-rowindex={measure === undefined ? undefined : index + 2}
        {...open}
      >
        {columns.map(column => (
          <Table.Td
            key={column.id}
            ta={column.align ?? 'left'}
            data-acts={hasActs(column)}
            data-title={column.id === titleId || undefined}
          >
            {content(column)}
          </Table.Td>
        ))}
      </Table.Tr>
      {folded.length > 0 && <FoldedLine row={row} folded={folded} spans={spans} {...open} />}
    </>
  )
}
