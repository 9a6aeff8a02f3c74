// Overtime of others of the unit on the day of a request.
import type { OtDecision } from '@hr/contract/ot-request.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import classes from '#web/shared/request/AwayPeople.module.css'
import { PeopleHint } from '#web/shared/request/PeopleHint.tsx'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import { timesText } from '#web/shared/overtime/times-text.ts'

const mostNamed = 2
type Props = { facts: Pick<OtDecision, 'others' | 'othersCount'> }

export function UnitOvertime({ facts: { others, othersCount } }: Props) {
  const { t } = useTranslation()
  if (othersCount === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('ot.nobodyElse')}
      </Text>
    )
  return (
    <Stack gap="xs">
      <ul className={classes.people} aria-label={t('ot.others')}>
        {others.map(one => (
          <li key={`${one.employee.id} ${one.timeIn}`}>
            <PersonName
              person={one.employee}
              detail={`${timesText(one)} · ${t(one.status === 'PENDING' ? 'status.PENDING' : 'status.APPROVED')}`}
            />
          </li>
        ))}
      </ul>
      {othersCount > others.length && (
        <Text size="sm" c="dimmed">
          {t('leave.more', { count: othersCount - others.length })}
        </Text>
      )}
    </Stack>
  )
}

/** In the row of a waiting request, if there are others. */
export function UnitOvertimeHint({ facts }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { others, othersCount } = facts
  const names = others
    .slice(0, mostNamed)
    .map(({ employee }) => nameOf(employee))
    .join(', ')
  const more = othersCount - mostNamed
  return (
    <PeopleHint
      text={more > 0 ? t('ot.othersMore', { names, count: more }) : t('ot.othersNamed', { names })}
      label={t('ot.others')}
    >
      <UnitOvertime facts={facts} />
    </PeopleHint>
  )
}
