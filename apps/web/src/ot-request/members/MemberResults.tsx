// What the overtime would be for each person: the hours of the month with it, or why it is refused.
import type { previewOtForMembers } from '@hr/contract/ot-request.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import { OtDay } from '../OtDay.tsx'
import classes from './MemberResults.module.css'

type Preview = OutputOf<typeof previewOtForMembers>
type Member = Preview['members'][number]

function Result({ member }: { member: Member }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const { approved, pending, requested, limit } = member.limits.month
  if (member.refusal !== null)
    return (
      <Text span size="sm" c="var(--mantine-color-error)">
        {member.refusal.message}
      </Text>
    )
  return (
    <Text span size="sm" c="dimmed">
      {t('ot.monthAfter', { amount: durationOf(approved + pending + requested), limit: durationOf(limit) })}
    </Text>
  )
}

export function MemberResults({ preview: { minutes, members } }: { preview: Preview }) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const refused = members.filter(({ refusal }) => refusal !== null).length
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600} {...(refused > 0 && { c: 'var(--mantine-color-error)' })}>
        {refused > 0
          ? t('ot.membersRefused', { count: refused })
          : t('ot.membersEach', { count: members.length, amount: durationOf(minutes) })}
      </Text>
      <ul className={classes.list} aria-label={t('ot.members')}>
        {members.map(member => (
          <li key={member.employee.id}>
            <PersonName person={member.employee} detail={<OtDay day={member} />} />
            <Result member={member} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
