// Fields with their values before and after a change; on a phone the values are below their field. The roles are written
// down because a browser no longer reads a table that is laid out as a grid as one.
import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './BeforeAfter.module.css'

type Row = { readonly key: string; readonly field: string; readonly values: readonly ReactNode[] }
type Props = {
  label: string
  fieldTitle: string
  /** Titles of the values: before, after, or one of them. */
  titles: readonly string[]
  rows: readonly Row[]
}

export const BeforeAfter = ({ label, fieldTitle, titles, rows }: Props) => (
  <Table role="table" aria-label={label} verticalSpacing="xs" layout="fixed" className={classes.table}>
    <Table.Thead role="rowgroup">
      <Table.Tr role="row">
        <Table.Th role="columnheader">{fieldTitle}</Table.Th>
        {titles.map(title => (
          <Table.Th key={title} role="columnheader">
            {title}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody role="rowgroup">
      {rows.map(({ key, field, values }) => (
        <Table.Tr key={key} role="row">
          <Table.Th role="rowheader" scope="row" fw={500} fz="sm" className={classes.field}>
            {field}
          </Table.Th>
          {values.map((value, place) => (
            <Table.Td
              key={titles[place]}
              role="cell"
              fz="sm"
              className={classes.value}
              data-title={titles[place]}
            >
              <div>{value}</div>
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
