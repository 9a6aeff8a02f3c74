import { Paper, Stack, Table, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'

type Figures = {
  readonly head: readonly string[]
  /** The name, then the numbers. */
  readonly rows: readonly (readonly string[])[]
}
type Props = { title: string; figures: Figures; isTable: boolean; children: ReactNode }

/** A chart, or the same figures as a table. */
export function ChartCard({ title, figures: { head, rows }, isTable, children }: Props) {
  const id = useId()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id} style={{ overflowX: 'auto' }}>
      <Stack gap="sm">
        <Title order={3} size="sm" id={id}>
          {title}
        </Title>
        {isTable ? (
          <Table aria-labelledby={id} verticalSpacing={4} style={{ fontVariantNumeric: 'tabular-nums' }}>
            <Table.Thead>
              <Table.Tr>
                {head.map((name, place) => (
                  <Table.Th key={name} ta={place === 0 ? 'left' : 'right'}>
                    {name}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((cells, row) => (
                <Table.Tr key={`${row} ${cells[0]}`}>
                  {cells.map((cell, place) => (
                    <Table.Td key={head[place]} ta={place === 0 ? 'left' : 'right'}>
                      {cell}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        ) : (
          children
        )}
      </Stack>
    </Paper>
  )
}
