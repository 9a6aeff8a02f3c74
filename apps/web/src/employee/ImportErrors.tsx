import type { ImportResult } from '@hr/contract/employee-import.ts'
import { Paper, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'

const mostShown = 100

/** Row and column as they stand in the file, so that they are found there. */
export function ImportErrors({ errors }: { errors: ImportResult['errors'] }) {
  const { t } = useTranslation()
  const counts = { shown: formatNumber(mostShown), total: formatNumber(errors.length) }
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('employee.errors')}
      </Title>
      <Paper withBorder style={{ overflowX: 'auto' }}>
        <Table verticalSpacing={6} horizontalSpacing="md" aria-label={t('employee.errors')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right" w={72}>
                {t('employee.row')}
              </Table.Th>
              <Table.Th>{t('employee.column')}</Table.Th>
              <Table.Th>{t('employee.message')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errors.slice(0, mostShown).map(({ row, column, message }) => (
              <Table.Tr key={`${row}:${column}:${message}`}>
                <Table.Td ta="right">{formatNumber(row)}</Table.Td>
                <Table.Td>{column}</Table.Td>
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
