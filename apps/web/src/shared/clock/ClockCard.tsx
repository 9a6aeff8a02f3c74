// Clock in and out with one large button for a thumb, and the reader's attendance today.
import { Alert, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconLogin2, IconLogout2 } from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { DayStatusBadge } from '#web/shared/DayStatusBadge.tsx'
import { useCan } from '#web/shared/session.ts'
import { useDayStatus } from '#web/shared/use-day-status.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import classes from './ClockCard.module.css'
import { firstIn, lastOut, nextPunch, workedByNow } from './next-punch.ts'
import { useClock } from './use-clock.ts'
import { useTimeNow } from './use-time-now.ts'

type Clock = ReturnType<typeof useClock>
const titles = { IN: 'clock.clockIn', OUT: 'clock.clockOut', OUT_AGAIN: 'clock.clockOutAgain' } as const

function Facts({ periods }: { periods: NonNullable<Clock['day']>['periods'] }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const worked = workedByNow(periods, useTimeNow())
  const facts = [
    [t('clock.firstIn'), firstIn(periods) ?? t('clock.notYet')],
    [t('clock.lastOut'), lastOut(periods) ?? t('clock.notYet')],
    [t('clock.worked'), durationOf(worked)],
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Confirms only what the server answered; a refusal shows the server's message. */
function Answer({ recorded, error }: Pick<Clock, 'recorded' | 'error'>) {
  const { t } = useTranslation()
  if (error !== null)
    return (
      <Alert color="red" role="alert">
        {error.status === 0 || error.status >= 502 ? t('clock.unanswered') : error.message}
      </Alert>
    )
  return (
    <Text size="sm" fw={500} role="status" c="var(--mantine-color-brand-text)" className={classes.recorded}>
      {recorded !== undefined &&
        t(recorded.day === null ? 'clock.recordedOfNoDay' : 'clock.recorded', { time: recorded.time })}
    </Text>
  )
}

type Props = {
  clock: Clock
  /** Of the shift, unless they are shown above. */
  hours: string | undefined
  isBefore: boolean
}

function Today({ clock, hours, isBefore }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const { day, isRunning, press } = clock
  const periods = day?.periods ?? []
  const next = nextPunch(periods)
  const why =
    day && [day.why[language], next === 'OUT_AGAIN' && t('clock.lastCounts')].filter(Boolean).join(' ')
  const notes = [hours, isBefore ? undefined : why].filter(note => note !== undefined)
  const Icon = next === 'IN' ? IconLogin2 : IconLogout2
  return (
    <Stack gap="sm">
      <Facts periods={periods} />
      {may('MY_ATTENDANCE', 'add') && (
        <Button
          size="lg"
          w={{ base: '100%', sm: 240 }}
          h={56}
          variant={next === 'OUT_AGAIN' ? 'light' : 'filled'}
          loading={isRunning}
          leftSection={<Icon size={22} stroke={1.75} aria-hidden />}
          onClick={press}
        >
          {t(titles[next])}
        </Button>
      )}
      <Answer recorded={clock.recorded} error={clock.error} />
      {notes.length > 0 && (
        <Text size="sm" c="dimmed">
          {notes.join(' · ')}
        </Text>
      )}
    </Stack>
  )
}

export function ClockCard({ withLink = false }: { withLink?: boolean }) {
  const { t } = useTranslation()
  const id = useId()
  const clock = useClock()
  const { query, day } = clock
  const statusOf = useDayStatus()
  const schedule = day?.periods.flatMap(({ timeSchedule }) => timeSchedule ?? []) ?? []
  const [first, last] = [schedule[0], schedule.at(-1)]
  const hours = first && last && t('clock.shift', { timeIn: first.timeIn, timeOut: last.timeOut })
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id}>
      <Stack>
        <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap">
          <Group gap="xs" miw={0}>
            <Title order={2} size="h4" id={id}>
              {t('clock.title')}
            </Title>
            {query.isPending && <Skeleton w={90} h={20} radius="xl" aria-hidden />}
            {day && <DayStatusBadge day={day} />}
          </Group>
          {withLink ? (
            <TextLink size="sm" style={{ whiteSpace: 'nowrap' }} to={paths.myAttendance}>
              {t('clock.open')}
            </TextLink>
          ) : (
            hours !== undefined && (
              <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                {hours}
              </Text>
            )
          )}
        </Group>
        {query.isPending ? (
          <Skeleton h={{ base: 171, sm: 150 }} aria-hidden />
        ) : query.error !== null && query.data === undefined ? (
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        ) : (
          <Today
            clock={clock}
            hours={withLink ? hours : undefined}
            isBefore={day !== undefined && statusOf(day) === 'NOT_STARTED'}
          />
        )}
      </Stack>
    </Paper>
  )
}
