// The first lines as parsed, with the time zone, so that a wrong reading is noticed.
import type { PunchImportResult } from '@hr/contract/attendance-import.ts'
import { Group, Paper, Select, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Props = { result: PunchImportResult; isRunning: boolean; onTimeZone: (zone: string) => void }

export function FirstLines({ result, isRunning, onTimeZone }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { firstLines, timeZone, badLines } = result
  const refused = new Map(badLines.rows.map(({ row, message }) => [row, message]))
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-end" gap="sm">
        <Title order={2} size="h4">
          {t('punchImport.firstLines')}
        </Title>
        <Select
          w={{ base: '100%', xs: 260 }}
          label={t('punchImport.timeZone')}
          data={zones}
          value={timeZone}
          searchable
          limit={50}
          disabled={isRunning}
          nothingFoundMessage={t('ui.noMatch')}
          onChange={zone => zone !== null && zone !== timeZone && onTimeZone(zone)}
        />
      </Group>
      <Paper withBorder style={{ overflowX: 'auto' }}>
        <Table verticalSpacing={6} horizontalSpacing="md" aria-label={t('punchImport.firstLines')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th ta="right" w={72} visibleFrom="sm">
                {t('importing.row')}
              </Table.Th>
              <Table.Th>{t('punchImport.person')}</Table.Th>
              <Table.Th>{t('punchImport.date')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('punchImport.time')}</Table.Th>
              <Table.Th>{t('punchImport.employee')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {firstLines.map(({ row, person, date, time, employee }) => (
              <Table.Tr key={row}>
                <Table.Td ta="right" visibleFrom="sm">
                  {formatNumber(row)}
                </Table.Td>
                <Table.Td>{person}</Table.Td>
                <Table.Td>
                  {formatDate(date)}
                  <Text size="sm" hiddenFrom="sm">
                    {time}
                  </Text>
                </Table.Td>
                <Table.Td visibleFrom="sm">{time}</Table.Td>
                <Table.Td c={employee === null ? 'dimmed' : undefined}>
                  {refused.get(row) ?? (employee === null ? t('punchImport.nobody') : nameOf(employee))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
    </Stack>
  )
}
