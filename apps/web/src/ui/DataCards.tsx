import { Box, Group, Paper, Stack, Text } from '@mantine/core'
import { Fragment } from 'react'
import classes from './DataCards.module.css'
import type { Column, DataListProps } from './DataList.tsx'
import { RowLink } from './RowLink.tsx'
import { useNearRows } from './use-near-rows.ts'
import { useOpenRow } from './use-open-row.ts'

/** Pixels between cards. */
const gap = 12

export function DataCards<Row>(props: DataListProps<Row>) {
  const { label, list, columns, rowKey, rowLink, opensNewTab = false, denseCards = false } = props
  const openRow = useOpenRow(props)
  const title = columns.find(column => column.card === 'title') ?? columns[0]
  const lines = columns.filter(
    column => column !== title && !['corner', 'hidden', 'foot'].includes(column.card ?? ''),
  )
  const ofKind = (kind: Column<Row>['card']) => columns.filter(({ card }) => card === kind)
  // A card of a name alone has its actions next to the name.
  const isNameAlone = lines.length === 0 && ofKind('corner').length === 0
  const corners = ofKind(isNameAlone ? 'foot' : 'corner')
  const feet = isNameAlone ? [] : ofKind('foot')
  const { frame, near, after, measure } = useNearRows<Row, HTMLDivElement>({
    list,
    rowKey,
    estimate: 180,
    gap,
  })
  const heading = (row: Row) =>
    rowLink === undefined ? (
      title?.cell(row)
    ) : (
      <RowLink to={rowLink(row)} opensNewTab={opensNewTab}>
        {title?.cell(row)}
      </RowLink>
    )
  const Body = denseCards ? DenseBody : OpenBody
  const hasBody = lines.length + feet.length > 0
  return (
    <Stack ref={frame} component="ul" aria-label={label} gap={gap} p={0} m={0} style={{ listStyle: 'none' }}>
      {near.map(({ row, index, skipped }) => (
        <Fragment key={rowKey(row)}>
          {skipped > 0 && <Box component="li" aria-hidden h={skipped} />}
          <Paper
            ref={measure}
            component="li"
            withBorder
            p="md"
            data-card
            data-index={index}
            aria-posinset={measure && index + 1}
            aria-setsize={measure && list.rows.length}
            {...openRow(row)}
          >
            <Group justify="space-between" align="flex-start" wrap="nowrap" mb={hasBody ? 'xs' : 0}>
              <Box miw={0} fw={600} style={{ overflowWrap: 'anywhere' }}>
                {heading(row)}
              </Box>
              {corners.length > 0 && (
                <Group gap={4} wrap="nowrap" p={12} m={-12} style={{ flexShrink: 0 }} data-controls>
                  {corners.map(({ id, cell }) => (
                    <Fragment key={id}>{cell(row)}</Fragment>
                  ))}
                </Group>
              )}
            </Group>
            {hasBody && <Body row={row} lines={withValue(lines, row)} feet={withValue(feet, row)} />}
          </Paper>
        </Fragment>
      ))}
      {after > 0 && <Box component="li" aria-hidden h={after} />}
    </Stack>
  )
}

const withValue = <Row,>(columns: readonly Column<Row>[], row: Row) =>
  columns.filter(column => column.isBlank?.(row) !== true)

type BodyProps<Row> = {
  row: Row
  lines: readonly Column<Row>[]
  feet: readonly Column<Row>[]
}

/** One line per value, actions below. */
function OpenBody<Row>({ row, lines, feet }: BodyProps<Row>) {
  return (
    <>
      <Stack gap={4}>
        {lines.map(column => (
          <CardLine key={column.id} column={column} row={row} />
        ))}
      </Stack>
      {feet.map(column => (
        <Box key={column.id} mt="xs" ta="right" data-controls>
          {column.cell(row)}
        </Box>
      ))}
    </>
  )
}

function CardLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  return (
    <Group justify="space-between" gap="md" wrap="nowrap" align="flex-start">
      <Text size="sm" c="dimmed" style={{ flexShrink: 0 }}>
        {column.title}
      </Text>
      <Box fz="sm" ta="right" miw={0} className={classes.value} style={{ overflowWrap: 'anywhere' }}>
        {column.cell(row)}
      </Box>
    </Group>
  )
}

/** Values in a flow; actions at the end, or below if it is wide. */
function DenseBody<Row>({ row, lines, feet }: BodyProps<Row>) {
  return (
    <Group justify="flex-end" align="flex-end" gap="sm">
      <Group gap="2px 16px" align="flex-start" flex="1 1 60%">
        {lines.map(column => (
          <Group key={column.id} gap={6} wrap="nowrap" align="flex-start" fz="sm">
            <Text size="sm" c="dimmed">
              {column.title}
            </Text>
            <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
              {column.cell(row)}
            </Box>
          </Group>
        ))}
      </Group>
      {feet.map(column => (
        <Box key={column.id} style={{ flexShrink: 0 }} data-controls>
          {column.cell(row)}
        </Box>
      ))}
    </Group>
  )
}
