import type { ImportError } from '@hr/contract/import.ts'
import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { saveText } from '#web/shared/save-text.ts'
import { csvText } from '../csv-text.ts'
import { groupErrors } from './group-errors.ts'

/** The errors of an import as CSV, to open in a spreadsheet next to the file. */
const errorsCsv = (header: readonly string[], errors: readonly ImportError[]): string =>
  csvText([header, ...errors.map(({ row, column, value, message }) => [String(row), column, value, message])])

const mostShown = 100
/** Of equal errors; the downloaded file has every row. */
const mostRows = 3

type Props = {
  errors: readonly ImportError[]
  /** The number of all errors, if more than the listed ones. */
  total?: number
  title?: string
}

/** Rows and columns as in the file, equal errors in one line; on a phone the value is below the column. */
export function ImportErrors({ errors: found, total = found.length, title }: Props) {
  const errors = found.toSorted((one, other) => one.row - other.row)
  const { t } = useTranslation()
  const name = title ?? t('importing.errors')
  const groups = groupErrors(errors).slice(0, mostShown)
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const header = [t('importing.row'), t('importing.column'), t('importing.value'), t('importing.message')]
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {name}
        </Title>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveText('import-errors.csv', 'text/csv;charset=utf-8', errorsCsv(header, errors))}
        >
          {t('importing.downloadErrors')}
        </Button>
      </Group>
      <Paper withBorder style={{ overflowX: 'auto' }}>
        <Table verticalSpacing={6} horizontalSpacing="md" aria-label={name}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right" w={{ base: 84, sm: 120 }}>
                {t('importing.row')}
              </Table.Th>
              <Table.Th>{t('importing.column')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('importing.value')}</Table.Th>
              <Table.Th>{t('importing.message')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {groups.map(({ key, rows, column, value, message }) => (
              <Table.Tr key={key}>
                <Table.Td ta="right">
                  {rows
                    .slice(0, mostRows)
                    .map(row => formatNumber(row))
                    .join(', ')}
                  {rows.length > mostRows && (
                    <Text size="sm" c="dimmed">
                      {t('importing.moreRows', { count: rows.length - mostRows })}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {column}
                  <Text size="sm" c="dimmed" hiddenFrom="sm">
                    {value}
                  </Text>
                </Table.Td>
                <Table.Td c="dimmed" visibleFrom="sm">
                  {value}
                </Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      {total > shown && (
        <Text size="sm" c="dimmed">
          {t('importing.moreErrors', { shown: formatNumber(shown), total: formatNumber(total) })}
        </Text>
      )}
    </Stack>
  )
}
