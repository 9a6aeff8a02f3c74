import { Paper, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { Column, DataListProps } from './DataList.tsx'
import classes from './DataTable.module.css'
import { FoldedLine } from './FoldedLine.tsx'
import { RowLink } from './RowLink.tsx'
import { useDensity } from './use-density.ts'
import { useFoldings } from './use-foldings.ts'
import { useKeptWidths } from './use-kept-widths.ts'
import { useNearRows } from './use-near-rows.ts'
import { useOpenRow } from './use-open-row.ts'

/** Lao has no spaces, so the browser would break a short title inside the word. */
const oneWord = /^\S{1,8}$/
/** In characters: a longer title takes at most three lines. */
const longTitle = 14

/** A table with more keeps its frame on a laptop by narrower gaps. */
const manyColumns = 10

const hasActs = ({ id, card }: Pick<Column<never>, 'id' | 'card'>) =>
  card === 'foot' || id === 'actions' || undefined

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

/** In place of rows far from the window. */
const SkippedRows = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden className={classes.skipped} style={{ height }} />

export function DataTable<Row>(props: DataListProps<Row>) {
  const { label, list, columns: all, rowKey, rowLink, opensNewTab = false, sort = '', onSort } = props
  const openRow = useOpenRow(props)
  const foldable = all.flatMap(({ folds = 0 }) => folds)
  const { frame: scroll, count, width, isOver } = useFoldings(namesOf(all), Math.max(0, ...foldable))
  const folded = all.filter(({ folds = Infinity }) => folds <= count)
  const columns = all.filter(column => !folded.includes(column))
  const isCompact = useDensity()[0] === 'compact'
  const { frame, near, after, measure } = useNearRows<Row, HTMLTableSectionElement>({
    list,
    rowKey,
    estimate: isCompact ? 36 : 48,
  })
  const isLong = measure !== undefined
  const { head, widths } = useKeptWidths(isLong && !isOver, `${namesOf(columns)} ${width}`)
  const titleId = (columns.find(column => column.card === 'title') ?? columns[0])?.id
  const before = columns.findIndex(({ id }) => id === titleId)
  const spans = [before, columns.length - before] as const
  const content = (row: Row, column: Column<Row>) =>
    rowLink !== undefined && column.id === titleId ? (
      <RowLink to={rowLink(row)} opensNewTab={opensNewTab}>
        {column.cell(row)}
      </RowLink>
    ) : (
      column.cell(row)
    )
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
              <Fragment key={rowKey(row)}>
                <SkippedRows height={skipped} />
                <Table.Tr
                  ref={measure}
                  data-index={index}
                  aria-rowindex={isLong ? index + 2 : undefined}
                  {...openRow(row)}
                >
                  {columns.map(column => (
                    <Table.Td
                      key={column.id}
                      ta={column.align ?? 'left'}
                      data-acts={hasActs(column)}
                      data-title={column.id === titleId || undefined}
                    >
                      {content(row, column)}
                    </Table.Td>
                  ))}
                </Table.Tr>
                {folded.length > 0 && (
                  <FoldedLine row={row} folded={folded} spans={spans} {...openRow(row)} />
                )}
              </Fragment>
            ))}
            <SkippedRows height={after} />
          </Table.Tbody>
        </Table>
      </div>
    </Paper>
  )
}
