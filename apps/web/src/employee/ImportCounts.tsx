import type { ImportResult } from '@hr/contract/employee-import.ts'
import { Paper, SimpleGrid, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'

const counts = ['rows', 'created', 'updated', 'unchanged', 'badRows'] as const

export function ImportCounts({ result }: { result: ImportResult }) {
  const { t } = useTranslation()
  const shown = counts.filter(name => name !== 'badRows' || result.badRows > 0)
  return (
    <SimpleGrid cols={{ base: 2, sm: shown.length }} spacing="sm" component="dl" m={0}>
      {shown.map(name => (
        <Paper key={name} withBorder p="md" component="div">
          <Text component="dt" size="sm" c="dimmed">
            {t(`employee.${name}`)}
          </Text>
          <Text component="dd" m={0} fz={28} fw={650} lh={1.3}>
            {formatNumber(result[name])}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
