import type { PunchImportResult } from '@hr/contract/attendance-import.ts'
import { Alert, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatNumber } from '#web/shared/format.ts'
import { ImportErrors } from '#web/shared/import/ImportErrors.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

/** Up to so many days are recomputed at once; beyond that, a job does it. */
const manyPunches = 1000

export function PunchDoneStep({ result }: { result: PunchImportResult }) {
  const { t } = useTranslation()
  const { added, known, waiting, badLines, dates } = result
  const counts = { added: formatNumber(added), known: formatNumber(known) }
  return (
    <Stack gap="lg">
      <Alert color="green" role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
        <Stack gap={4}>
          <Text size="sm">{t('punchImport.imported', counts)}</Text>
          {waiting > 0 && <Text size="sm">{t('punchImport.importedWaiting', { count: waiting })}</Text>}
          {badLines.total > 0 && (
            <Text size="sm">{t('punchImport.importedBad', { count: badLines.total })}</Text>
          )}
        </Stack>
      </Alert>
      {added > manyPunches && (
        <Text size="sm" c="dimmed">
          {t('punchImport.computing')}
        </Text>
      )}
      {badLines.total > 0 && (
        <ImportErrors errors={badLines.rows} total={badLines.total} title={t('punchImport.badLines')} />
      )}
      <Group justify="flex-end" gap="xs">
        {waiting > 0 && (
          <ButtonLink variant={added > 0 ? 'default' : 'filled'} to={paths.unassignedPunches}>
            {t('punchImport.toWaiting')}
          </ButtonLink>
        )}
        <ButtonLink
          variant={added > 0 ? 'filled' : 'default'}
          to={paths.attendanceLists}
          {...(dates !== null && {
            search: { range: dates.from === dates.to ? 'today' : 'thisMonth', at: dates.to },
          })}
        >
          {t('punchImport.toLists')}
        </ButtonLink>
      </Group>
    </Stack>
  )
}
