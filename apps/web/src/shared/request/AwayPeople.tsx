// People who are away on the days of a request, with dates, and a link to the calendar.
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { Person } from '@hr/contract/person.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { dayRangeTitle } from '#web/shared/format.ts'
import { useCan } from '#web/shared/session.ts'
import { newTab, TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import classes from './AwayPeople.module.css'

type Away = {
  readonly employee: Person
  readonly from: string
  readonly to: string
  readonly status: RequestStatus
}
type Props = {
  facts: { readonly away: readonly Away[]; readonly awayCount: number }
  range: { readonly from: string; readonly to: string }
}

/** Opens the month in which a request begins; the whole company for readers who decide for it. */
function CalendarLink({ from }: { from: string }) {
  const { t } = useTranslation()
  const may = useCan()
  if (!may('LEAVE_CALENDAR')) return null
  return (
    <TextLink
      to={paths.leavesCalendar}
      search={{ month: from.slice(0, 7), ...(may('LEAVE_REQUEST') && { scope: 'all' }) }}
      size="sm"
      {...newTab}
    >
      {t('leave.showInCalendar')}
    </TextLink>
  )
}

function AwayPerson({ away: { employee, from, to, status } }: { away: Away }) {
  const { t } = useTranslation()
  const dates = dayRangeTitle(from, to, useLanguage())
  return (
    <PersonName
      person={employee}
      detail={status === 'PENDING' ? `${dates} · ${t('leave.pending')}` : dates}
    />
  )
}

export function AwayPeople({ facts: { away, awayCount }, range }: Props) {
  const { t } = useTranslation()
  const more = awayCount - away.length
  return (
    <Stack gap="xs" align="flex-start">
      {away.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('leave.nobodyAway')}
        </Text>
      ) : (
        <ul className={classes.people} aria-label={t('leave.awayAsWell')}>
          {away.map(one => (
            <li key={`${one.employee.id}:${one.from}`}>
              <AwayPerson away={one} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {t('leave.more', { count: more })}
        </Text>
      )}
      <CalendarLink from={range.from} />
    </Stack>
  )
}

/** With a heading. */
export function WhoIsAway(props: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('leave.away')}
      </Text>
      <AwayPeople {...props} />
    </Stack>
  )
}
