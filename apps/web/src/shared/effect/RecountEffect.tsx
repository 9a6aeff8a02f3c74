// The effect of a change on leave, request by request: days before and after, and the outcome (L10).
import type { Recounted } from '@hr/contract/recount.ts'
import { Group, Loader, Paper, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, formatDateRange, formatHalfDays } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'

function Line({ request }: { request: Recounted }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { employee, from, to, halfDaysBefore, halfDaysAfter, outcome } = request
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <PersonName person={employee} detail={formatDateRange(from, to)} />
      <Stack gap={0} align="flex-end" style={{ flexShrink: 0 }}>
        <Text size="sm" fw={500}>
          {daysOf(halfDaysBefore)} → {formatHalfDays(halfDaysAfter, language)}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`recount.${outcome}`)}
        </Text>
      </Stack>
    </Group>
  )
}

/** A long list as one line: the number of requests, and their days before and after. */
function Counts({ requests }: { requests: readonly Recounted[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sum = (of: (request: Recounted) => number) =>
    formatHalfDays(
      requests.reduce((total, request) => total + of(request), 0),
      language,
    )
  return (
    <Text size="sm">
      {t('recount.counts', {
        count: requests.length,
        before: sum(request => request.halfDaysBefore),
        after: sum(request => request.halfDaysAfter),
      })}
    </Text>
  )
}

type Props = { requests: readonly Recounted[] | undefined; isFetching: boolean }

export function RecountEffect({ requests, isFetching }: Props) {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('recount.effect')} aria-live="polite">
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={3} size="h5">
            {t('recount.effect')}
          </Title>
          {isFetching && <Loader size="xs" />}
        </Group>
        {requests !== undefined && requests.length > 1 && <Counts requests={requests} />}
        {requests === undefined || requests.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('recount.noEffect')}
          </Text>
        ) : (
          <Stack component="ul" gap="xs" mah={280} pr="xs" style={{ overflowY: 'auto' }}>
            {requests.map(request => (
              <Line key={request.requestId} request={request} />
            ))}
          </Stack>
        )}
      </Stack>
    </Paper>
  )
}
