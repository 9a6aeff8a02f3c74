// Who is away on each day of this week.
import { dateFilter } from '@hr/domain/calendar/date-filter.ts'
import { datesFrom, weekday } from '@hr/domain/calendar/local-date.ts'
import { Text, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { dayTitle, shortWeekdayNames } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import { awayRows } from './away-rows.ts'
import type { Away, AwayRow } from './away-rows.ts'
import classes from './AwayCard.module.css'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import { useDashboardPart } from './use-dashboard.ts'

const mostShown = 8

function DayHead({ date, isToday }: { date: string; isToday: boolean }) {
  const language = useLanguage()
  return (
    <th
      scope="col"
      className={classes.day}
      data-today={isToday || undefined}
      {...(isToday && { 'aria-current': 'date' })}
    >
      <span aria-hidden>
        {shortWeekdayNames(language)[weekday(date)]}
        <br />
        {Number(date.slice(8))}
      </span>
      <VisuallyHidden>{dayTitle(date, language)}</VisuallyHidden>
    </th>
  )
}

function DayCell({ away, isToday }: { away: Away | undefined; isToday: boolean }) {
  const { t } = useTranslation()
  const words = {
    DAY: t('dashboard.awayDay'),
    AM: t('dashboard.awayMorning'),
    PM: t('dashboard.awayAfternoon'),
  }
  const text =
    away && (away.isPending ? `${words[away.part]}: ${t('dashboard.awayPending')}` : words[away.part])
  return (
    <td className={classes.day} data-today={isToday || undefined}>
      {away && (
        <div
          className={classes.bar}
          data-part={away.part}
          data-pending={away.isPending || undefined}
          title={text}
        >
          <VisuallyHidden>{text}</VisuallyHidden>
        </div>
      )}
    </td>
  )
}

type WeekProps = { rows: readonly AwayRow[]; dates: readonly string[]; today: string }

function Week({ rows, dates, today }: WeekProps) {
  const { t } = useTranslation()
  return (
    <table className={classes.week}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('dashboard.person')}</VisuallyHidden>
          </th>
          {dates.map(date => (
            <DayHead key={date} date={date} isToday={date === today} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ employee, days }) => (
          <tr key={employee.id}>
            <th scope="row" className={classes.person}>
              <PersonName person={employee} size={28} />
            </th>
            {dates.map((date, index) => (
              <DayCell key={date} away={days[index]} isToday={date === today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function AwayCard({ today, scope }: { today: string; scope: 'team' | 'all' }) {
  const { t } = useTranslation()
  const { from, to } = dateFilter('thisWeek', today)
  const calendar = useDashboardPart('away')
  const week = datesFrom(from, to)
  const rows = awayRows(calendar.data?.leaves ?? [], week)
  return (
    <DashboardCard
      title={t('dashboard.away')}
      link={{ title: t('dashboard.openCalendar'), to: paths.leavesCalendar }}
      query={calendar}
      {...(scope === 'all' && { height: { base: 240, sm: 240 } })}
    >
      {rows.length === 0 ? (
        <NothingHere>
          {t(scope === 'all' ? 'dashboard.awayNobodyAll' : 'dashboard.awayNobodyTeam')}
        </NothingHere>
      ) : (
        <Week rows={rows.slice(0, mostShown)} dates={week} today={today} />
      )}
      {rows.length > mostShown && (
        <Text size="sm" c="dimmed">
          {t('dashboard.moreAway', { count: rows.length - mostShown })}
        </Text>
      )}
    </DashboardCard>
  )
}
