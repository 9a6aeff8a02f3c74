// A week of a shift as bars over the hours of each day, with its halves (L7) and the total hours; a night shift
// continues in the next day's row.
import { plannedMinutes, shiftWeek } from '@hr/domain/attendance/shift-week.ts'
import type { ShiftDay } from '@hr/domain/attendance/shift-week.ts'
import { dayHalves, minutesOf } from '@hr/domain/calendar/day-halves.ts'
import type { Minutes } from '@hr/domain/calendar/day-halves.ts'
import type { Shift } from '@hr/domain/calendar/day-plan.ts'
import { addDays, minutesOfDay, timeOfMinutes } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateRange, weekdayNames } from '#web/shared/format.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import classes from './WeekPreview.module.css'

const percent = (minutes: number) => `${(minutes / minutesOfDay) * 100}%`

type Bar = { readonly start: number; readonly end: number }

/** The day's own periods and the rest of the night before. */
function barsOf(own: ShiftDay | undefined, before: ShiftDay | undefined): Bar[] {
  const today = own?.periods.map(minutesOf) ?? []
  const nights = before?.periods.map(minutesOf).filter(({ end }) => end > minutesOfDay) ?? []
  return [
    ...nights.map(({ end }) => ({ start: 0, end: end - minutesOfDay })),
    ...today.map(({ start, end }) => ({ start, end: Math.min(end, minutesOfDay) })),
  ]
}

type RowProps = { shift: Shift; shown: ShiftDay; before: ShiftDay | undefined }

const clock = ({ start, end }: Minutes) => `${timeOfMinutes(start)} - ${timeOfMinutes(end)}`

function DayRow({ shift, shown, before }: RowProps) {
  const { t } = useTranslation()
  const halves = dayHalves(shown.periods, shift)
  const names = weekdayNames(useLanguage())
  const hours = useDuration()
  const times = shown.periods.map(({ timeIn, timeOut }) => `${timeIn} - ${timeOut}`).join(', ')
  return (
    <li className={classes.row}>
      <Text size="sm" truncate>
        {names[shown.day]}
      </Text>
      <div className={classes.track} role="img" aria-label={times || t('workShift.dayOff')}>
        {barsOf(shown, before).map(({ start, end }) => (
          <span
            key={`${start} ${end}`}
            className={classes.bar}
            style={{ insetInlineStart: percent(start), width: percent(end - start) }}
          />
        ))}
      </div>
      <Text size="sm" className={classes.hours} c={shown.minutes === 0 ? 'dimmed' : undefined}>
        {shown.minutes === 0 ? '–' : hours(shown.minutes)}
      </Text>
      {halves && (
        <Text size="xs" c="dimmed" className={classes.halves}>
          {t('workShift.halves', { first: clock(halves.AM), second: clock(halves.PM) })}
        </Text>
      )}
    </li>
  )
}

export function WeekPreview({ shift, date }: { shift: Shift; date: LocalDate }) {
  const { t } = useTranslation()
  const hours = useDuration()
  const week = shiftWeek(shift, date)
  const [first, last] = [week[0], week.at(-1)]
  if (first === undefined || last === undefined) return null
  const before = shiftWeek(shift, addDays(first.date, -1)).at(-1)
  return (
    <Paper withBorder p="md" component="section" aria-label={t('workShift.preview')}>
      <Stack gap="xs">
        <Group justify="space-between" gap={4}>
          <Title order={2} size="h4">
            {t('workShift.preview')}
          </Title>
          <Text size="sm" c="dimmed">
            {formatDateRange(first.date, last.date)}
          </Text>
        </Group>
        <Stack component="ul" gap={6}>
          {week.map((shown, index) => (
            <DayRow
              key={shown.date}
              shift={shift}
              shown={shown}
              before={index === 0 ? before : week[index - 1]}
            />
          ))}
        </Stack>
        <div className={classes.row} aria-hidden>
          <span />
          <Text size="xs" c="dimmed" className={classes.scale}>
            {['00', '06', '12', '18', '24'].map(hour => (
              <span key={hour}>{hour}</span>
            ))}
          </Text>
        </div>
        <Group justify="space-between">
          <Text size="sm" fw={600}>
            {t('workShift.weekTotal')}
          </Text>
          <Text size="sm" fw={600} className={classes.hours}>
            {hours(plannedMinutes(week.flatMap(({ periods }) => periods)))}
          </Text>
        </Group>
      </Stack>
    </Paper>
  )
}
