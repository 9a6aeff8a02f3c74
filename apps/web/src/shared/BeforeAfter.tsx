// Fields with their values before and after a change; on a phone the values are below their field.
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
  <Table aria-label={label} verticalSpacing="xs" layout="fixed" className={classes.table}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{fieldTitle}</Table.Th>
        {titles.map(title => (
          <Table.Th key={title}>{title}</Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map(({ key, field, values }) => (
        <Table.Tr key={key}>
          <Table.Th scope="row" fw={500} fz="sm" className={classes.field}>
            {field}
          </Table.Th>
          {values.map((value, place) => (
            <Table.Td key={titles[place]} fz="sm" className={classes.value} data-title={titles[place]}>
              <div>{value}</div>
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
