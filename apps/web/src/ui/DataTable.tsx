// Mantine's own table brings its scroll area along, which brings all that floats: 20 KiB on every list.
import { Group, Paper, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Column, DataListProps } from './DataList.tsx'
import classes from './DataTable.module.css'
import { RowLink } from './RowLink.tsx'

type Order = 'ascending' | 'descending' | 'none'
type SortProps<Row> = { column: Column<Row>; order: Order; onSort: (sort: string) => void }

function SortButton<Row>({ column, order, onSort }: SortProps<Row>) {
  const Arrow = order === 'descending' ? IconArrowDown : IconArrowUp
  return (
    <UnstyledButton
      fz="inherit"
      fw="inherit"
      w="100%"
      onClick={() => onSort(order === 'ascending' ? `-${column.sort}` : (column.sort ?? ''))}
    >
      <Group gap={4} justify={column.align === 'right' ? 'flex-end' : 'flex-start'} wrap="nowrap">
        {column.title}
        <Arrow size={14} aria-hidden opacity={order === 'none' ? 0.25 : 1} />
      </Group>
    </UnstyledButton>
  )
}

type HeadProps<Row> = { column: Column<Row>; sort: string; onSort: ((sort: string) => void) | undefined }

function HeadCell<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { head, title, align = 'left', width } = column
  const style = { textAlign: align, width } as const
  if (column.sort === undefined || onSort === undefined) return <th style={style}>{head ?? title}</th>
  const order = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : 'none'
  const button = <SortButton column={column} order={order} onSort={onSort} />
  return (
    <th style={style} aria-sort={order}>
      {button}
    </th>
  )
}

/** A press on a link, a button, beside a tick box or on selected text is not a press on the row. */
const isOwnPress = (event: MouseEvent) =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  event.target.closest('a, button, input, label, [role="menu"], td:has(input[type="checkbox"])') === null &&
  getSelection()?.isCollapsed !== false

export function DataTable<Row>(props: DataListProps<Row>) {
  const { label, list, columns, rowKey, rowLink, opensNewTab = false, sort = '', onSort } = props
  const navigate = useNavigate()
  const open = (path: string) => {
    if (opensNewTab) window.open(path, '_blank')
    else void navigate({ to: path })
  }
  const titleId = (columns.find(column => column.card === 'title') ?? columns[0])?.id
  const content = (row: Row, column: Column<Row>) =>
    rowLink !== undefined && column.id === titleId ? (
      <RowLink to={rowLink(row)} opensNewTab={opensNewTab}>
        {column.cell(row)}
      </RowLink>
    ) : (
      column.cell(row)
    )
  return (
    <Paper withBorder className={classes.frame}>
      <div className={classes.scroll}>
        <table data-list className={classes.table} aria-label={label}>
          <thead className={classes.head}>
            <tr>
              {columns.map(column => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {list.rows.map(row => (
              <tr
                key={rowKey(row)}
                {...(rowLink !== undefined && {
                  className: classes.link,
                  onClick: (event: MouseEvent) => {
                    if (isOwnPress(event)) open(rowLink(row))
                  },
                })}
              >
                {columns.map(column => (
                  <td key={column.id} style={{ textAlign: column.align ?? 'left' }}>
                    {content(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Paper>
  )
}
