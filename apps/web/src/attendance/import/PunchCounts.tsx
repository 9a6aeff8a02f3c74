import type { PunchImportResult } from '@hr/contract/attendance-import.ts'
import { paths } from '@hr/contract/paths.ts'
import { Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'

/** The number of lines and what happens to them; the other numbers add up to the first. */
export function PunchCounts({ result }: { result: PunchImportResult }) {
  const { t } = useTranslation()
  const may = useCan()
  const { rows, added, known, waiting, badLines, beforeKept, attendanceSince: date } = result
  const counts = { rows, added, known, waiting, badLines: badLines.total }
  return (
    <Stack gap="xs">
      <SimpleGrid
        cols={{ base: 2, xs: 3, sm: 5 }}
        spacing="sm"
        component="dl"
        m={0}
        aria-label={t('punchImport.counts')}
      >
        {(['rows', 'added', 'known', 'waiting', 'badLines'] as const).map(name => (
          <Paper key={name} withBorder p="md" component="div">
            <Text component="dt" size="sm" c="dimmed">
              {t(`punchImport.${name}`)}
            </Text>
            <Text component="dd" m={0} fz={28} fw={650} lh={1.3}>
              {formatNumber(counts[name])}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {beforeKept > 0 && (
        <Text size="sm" c="dimmed">
          {t('punchImport.beforeKept', { count: beforeKept, date: formatDate(date) })}{' '}
          {may('COMPANY_PROFILE', 'edit') && (
            <TextLink inherit to={paths.companyProfile}>
              {t('punchImport.beginEarlier')}
            </TextLink>
          )}
        </Text>
      )}
    </Stack>
  )
}
