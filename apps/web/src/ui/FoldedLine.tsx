// The values of folded columns, in a line below their row; what a phone's card leaves out, it leaves out too.
import { Group, Table, Text } from '@mantine/core'
import type { TableTrProps } from '@mantine/core'
import type { Column } from './DataList.tsx'
import classes from './DataTable.module.css'

type Props<Row> = {
  row: Row
  folded: readonly Column<Row>[]
  /** The columns before the title, and from it on. */
  spans: readonly [number, number]
} & TableTrProps

export function FoldedLine<Row>({ row, folded, spans: [before, after], ...open }: Props<Row>) {
  const shown = folded.filter(({ card, isBlank }) => card !== 'hidden' && isBlank?.(row) !== true)
  if (shown.length === 0) return null
  return (
    <Table.Tr {...open} data-folded>
      {before > 0 && <Table.Td colSpan={before} />}
      <Table.Td colSpan={after}>
        <div className={classes.folded}>
          {shown.map(({ id, title, cell }) => (
            <Group key={id} gap={4} wrap="nowrap" align="flex-start">
              <Text span inherit c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {title}
              </Text>
              <div>{cell(row)}</div>
            </Group>
          ))}
        </div>
      </Table.Td>
    </Table.Tr>
  )
}
