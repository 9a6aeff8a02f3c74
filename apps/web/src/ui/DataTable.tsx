import { Paper, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Column, DataListProps } from './DataList.tsx'
import classes from './DataTable.module.css'
import { SkippedRows, TableRow, hasActs } from './TableRow.tsx'
import type { TableColumns } from './TableRow.tsx'
import { useDensity } from './use-density.ts'
import { useFoldings } from './use-foldings.ts'
import { useKeptWidths } from './use-kept-widths.ts'
import { useNearRows } from './use-near-rows.ts'

/** Lao has no spaces, so the browser would break a short title inside the word. */
const oneWord = /^\S{1,8}$/
/** In characters: a longer title takes at most three lines. */
const longTitle = 14

/** A table with more keeps its frame on a laptop by narrower gaps. */
const manyColumns = 10

type Order = 'ascending' | 'descending' | 'none'
type SortProps<Row> = { column: Column<Row>; order: Order; onSort: (sort: string) => void }

function SortButton<Row>({ column, order, onSort }: SortProps<Row>) {
  const Arrow = order === 'descending' ? IconArrowDown : IconArrowUp
  const arrow = (
    <Arrow size={14} className={classes.arrow} aria-hidden opacity={order === 'none' ? 0.25 : 1} />
  )
  return (
    <UnstyledButton
      fz="inherit"
      fw="inherit"
      w="100%"
      ta={column.align ?? 'left'}
      onClick={() => onSort(order === 'ascending' ? `-${column.sort}` : (column.sort ?? ''))}
    >
      {column.align === 'right' && arrow}
      <span className={classes.title}>{column.title}</span>
      {column.align !== 'right' && arrow}
    </UnstyledButton>
  )
}

type HeadProps<Row> = {
  column: Column<Row>
  keptWidth: string | undefined
  sort: string
  onSort: ((sort: string) => void) | undefined
}

function HeadCell<Row>({ column, keptWidth, sort, onSort }: HeadProps<Row>) {
  const { head, title, align = 'left', width } = column
  const whiteSpace = oneWord.test(title) ? 'nowrap' : undefined
  const minWidth = head === undefined && title.length > longTitle ? 84 : undefined
  const style = { textAlign: align, width: keptWidth ?? width, minWidth, whiteSpace } as const
  if (column.sort === undefined || onSort === undefined)
    return (
      <Table.Th style={style} data-acts={hasActs(column)}>
        {head ?? title}
      </Table.Th>
    )
  const order = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : 'none'
  const button = <SortButton column={column} order={order} onSort={onSort} />
  return (
    <Table.Th style={style} aria-sort={order}>
      {button}
    </Table.Th>
  )
}

const namesOf = (columns: readonly { readonly title: string }[]) => columns.map(({ title }) => title).join()

function layColumns<Row>(all: readonly Column<Row>[], count: number): TableColumns<Row> {
  const folded = all.filter(({ folds = Infinity }) => folds <= count)
  const columns = all.filter(column => !folded.includes(column))
  const titleId = (columns.find(column => column.card === 'title') ?? columns[0])?.id
  const before = columns.findIndex(({ id }) => id === titleId)
  return { columns, folded, titleId, spans: [before, columns.length - before] }
}

export function DataTable<Row>(props: DataListProps<Row>) {
  const { label, list, columns: all, rowKey, rowLink, sort = '', onSort } = props
  const foldable = all.flatMap(({ folds = 0 }) => folds)
  const { frame: scroll, count, width, isOver } = useFoldings(namesOf(all), Math.max(0, ...foldable))
  const laid = useMemo(() => layColumns(all, count), [all, count])
  const { columns } = laid
  const isCompact = useDensity()[0] === 'compact'
  const { frame, near, after, measure } = useNearRows<Row, HTMLTableSectionElement>({
    list,
    rowKey,
    estimate: isCompact ? 36 : 48,
  })
  const isLong = measure !== undefined
  const { head, widths } = useKeptWidths(isLong && !isOver, `${namesOf(columns)} ${width}`)
  return (
    <Paper
      withBorder
      className={classes.frame}
      data-wide={isOver || undefined}
      data-narrow={count > 0 || undefined}
      data-compact={isCompact || undefined}
    >
      <div ref={scroll} className={classes.scroll}>
        <Table
          verticalSpacing={isCompact ? 3 : 'xs'}
          horizontalSpacing={isCompact || columns.length > manyColumns || count > 0 ? 8 : 'sm'}
          highlightOnHover={rowLink !== undefined}
          layout={widths ? 'fixed' : 'auto'}
          aria-label={label}
          aria-rowcount={isLong ? list.rows.length + 1 : undefined}
        >
          <Table.Thead ref={head} className={classes.head}>
            <Table.Tr>
              {columns.map((column, place) => (
                <HeadCell
                  key={column.id}
                  column={column}
                  keptWidth={widths?.[place]}
                  sort={sort}
                  onSort={onSort}
                />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody ref={frame}>
            {near.map(({ row, index, skipped }) => (
              <TableRow
                key={rowKey(row)}
                table={props}
                laid={laid}
                row={row}
                index={index}
                skipped={skipped}
                measure={measure}
              />
            ))}
            <SkippedRows height={after} />
          </Table.Tbody>
        </Table>
      </div>
    </Paper>
  )
}
