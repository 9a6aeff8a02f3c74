// People away on a day, with type and dates, and a link for readers who may open the request.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { newTab, TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { LeaveDates } from '../LeaveDates.tsx'
import { useLeaveText } from '../leave-text.ts'
import classes from './AwayList.module.css'
import { halfOn } from './day-entries.ts'
import { hiddenTypeColor, requestPath } from './leave-calendar-data.ts'
import type { CalendarLeave } from './leave-calendar-data.ts'

/** Type and dates on separate lines: on a phone they do not fit on one. */
function What({ leave }: { leave: CalendarLeave }) {
  const { t } = useTranslation()
  const { typeName } = useLeaveText()
  return (
    <>
      <Group gap={6} wrap="nowrap">
        <ColorMark color={leave.leaveType?.color ?? hiddenTypeColor} size={8} />
        {leave.leaveType === null ? t('leave.awayType') : typeName(leave.leaveType)}
      </Group>
      <div>
        <LeaveDates range={leave} />
      </div>
    </>
  )
}

function AwayLine({ date, leave }: { date: LocalDate; leave: CalendarLeave }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { employee } = useProfile()
  const half = halfOn(date, leave)
  const path = requestPath(leave.id, employee?.id === leave.employee.id)
  const name = nameOf(leave.employee)
  return (
    <li className={classes.line}>
      <PersonName person={leave.employee} size={36} detail={<What leave={leave} />} isWhole />
      <Stack gap={2} align="flex-end" className={classes.side}>
        {leave.status === 'PENDING' && <StatusBadge status={leave.status} size="sm" />}
        {half !== null && leave.from !== leave.to && (
          <Text size="xs" c="dimmed">
            {t(half === 'AM' ? 'leave.morning' : 'leave.afternoon')}
          </Text>
        )}
        {leave.leaveType !== null && (
          <TextLink
            to={path}
            size="xs"
            className={classes.open ?? ''}
            aria-label={`${t('leave.openRequest')}: ${name}`}
            {...newTab}
          >
            {t('leave.openRequest')}
          </TextLink>
        )}
      </Stack>
    </li>
  )
}

export function AwayList({ date, leaves }: { date: LocalDate; leaves: readonly CalendarLeave[] }) {
  const { t } = useTranslation()
  if (leaves.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('leave.nobodyAwayDay')}
      </Text>
    )
  }
  return (
    <ul>
      {leaves.map(leave => (
        <AwayLine key={leave.id} date={date} leave={leave} />
      ))}
    </ul>
  )
}
