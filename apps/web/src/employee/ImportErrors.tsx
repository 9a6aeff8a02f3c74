import type { ImportResult } from '@hr/contract/employee-import.ts'
import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { saveText } from '#web/shared/save-text.ts'
import { errorsCsv } from './import/errors-csv.ts'

const mostShown = 100

/** Row and column as they stand in the file, so that they are found there. */
export function ImportErrors({ errors }: { errors: ImportResult['errors'] }) {
  const { t } = useTranslation()
  const counts = { shown: formatNumber(mostShown), total: formatNumber(errors.length) }
  const header = [t('employee.row'), t('employee.column'), t('employee.value'), t('employee.message')]
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h4">
          {t('employee.errors')}
        </Title>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => saveText('import-errors.csv', 'text/csv;charset=utf-8', errorsCsv(header, errors))}
        >
          {t('employee.downloadErrors')}
        </Button>
      </Group>
      <Paper withBorder style={{ overflowX: 'auto' }}>
        <Table verticalSpacing={6} horizontalSpacing="md" aria-label={t('employee.errors')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right" w={72}>
                {t('employee.row')}
              </Table.Th>
              <Table.Th>{t('employee.column')}</Table.Th>
              <Table.Th>{t('employee.value')}</Table.Th>
              <Table.Th>{t('employee.message')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errors.slice(0, mostShown).map(({ row, column, value, message }) => (
              <Table.Tr key={`${row}:${column}:${message}`}>
                <Table.Td ta="right">{formatNumber(row)}</Table.Td>
                <Table.Td>{column}</Table.Td>
                <Table.Td c="dimmed">{value}</Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      {errors.length > mostShown && (
        <Text size="sm" c="dimmed">
          {t('employee.moreErrors', counts)}
        </Text>
      )}
    </Stack>
  )
}
