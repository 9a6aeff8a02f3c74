// Previews the effect of another first day of work on this year's leave (L3).
import { previewFirstDay } from '@hr/contract/employee-change.ts'
import type { FirstDayEffect as Effect } from '@hr/contract/employee-change.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Group, Loader, Paper, Stack, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatHalfDays } from '#web/shared/format.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'

const previewWaitMs = 300

export function FirstDayEffect({ employeeId, startDate }: { employeeId: number; startDate: string }) {
  const { t } = useTranslation()
  const [asked] = useDebouncedValue(startDate, previewWaitMs)
  const { data, error, isFetching } = useCall(
    previewFirstDay,
    { id: employeeId, startDate: asked },
    { quiet: true, keep: true },
  )
  return (
    <Paper
      withBorder
      p="sm"
      component="section"
      aria-label={t('employeeRecord.firstDay.title')}
      aria-live="polite"
    >
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={3} size="h5">
            {t('employeeRecord.firstDay.title')}
          </Title>
          {isFetching && <Loader size="xs" />}
        </Group>
        {error !== null && <Alert color="yellow">{error.message}</Alert>}
        {error === null && data !== undefined && <Effects effects={data} />}
      </Stack>
    </Paper>
  )
}

function Effects({ effects }: { effects: Effect }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const days = (halfDays: number) => formatHalfDays(halfDays, language)
  if (effects.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('employeeRecord.firstDay.none')}
      </Text>
    )
  return (
    <Stack component="ul" gap="xs">
      {effects.map(({ leaveType, year, before, after, short }) => (
        <li key={`${leaveType.id} ${year}`}>
          <Group justify="space-between" gap="2px 12px">
            <Group gap={8} wrap="nowrap">
              <ColorMark color={leaveType.color} />
              <Text size="sm">
                {nameIn(leaveType, language)} {year}
              </Text>
            </Group>
            <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('employeeRecord.firstDay.change', { before: days(before), after: days(after) })}
            </Text>
          </Group>
          {short > 0 && (
            <Text size="xs" c="dimmed">
              {t('employeeRecord.firstDay.short', { days: days(short) })}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  )
}
