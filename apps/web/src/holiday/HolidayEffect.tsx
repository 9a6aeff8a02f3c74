// What a change does to leave, asked while it is filled in (L10).
import { previewHoliday } from '@hr/contract/holiday.ts'
import type { Recounted } from '@hr/contract/holiday.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { Group, Loader, Paper, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf, formatDateRange, formatHalfDays } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'

const previewWaitMs = 300
type Change = InputOf<typeof previewHoliday>

/** Undefined while nothing can be asked yet. */
export function useHolidayEffect(change: Change | undefined) {
  const [key] = useDebouncedValue(JSON.stringify(change ?? null), previewWaitMs)
  const asked: Change | null = JSON.parse(key)
  const { data, isFetching } = useCall(previewHoliday, asked ?? { operation: 'CREATE' }, {
    enabled: asked !== null,
    quiet: true,
    keep: true,
  })
  return { requests: asked === null ? undefined : data?.requests, isFetching }
}

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
          {t(`holiday.${outcome}`)}
        </Text>
      </Stack>
    </Group>
  )
}

type Props = { requests: readonly Recounted[] | undefined; isFetching: boolean }

export function HolidayEffect({ requests, isFetching }: Props) {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('holiday.effect')} aria-live="polite">
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={3} size="h5">
            {t('holiday.effect')}
          </Title>
          {isFetching && <Loader size="xs" />}
        </Group>
        {requests === undefined || requests.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('holiday.noEffect')}
          </Text>
        ) : (
          <Stack
            component="ul"
            gap="xs"
            p={0}
            m={0}
            mah={280}
            style={{ listStyle: 'none', overflowY: 'auto' }}
          >
            {requests.map(request => (
              <Line key={request.requestId} request={request} />
            ))}
          </Stack>
        )}
      </Stack>
    </Paper>
  )
}
