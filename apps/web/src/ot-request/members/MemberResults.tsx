// What the overtime would be for each person: the hours of the month with it, or why it is refused. Refused people first.
import type { previewOtForMembers } from '@hr/contract/ot-request.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { moneyText } from '#web/shared/money/money.ts'
import { useCurrencies } from '#web/shared/money/use-currencies.ts'
import { useDuration } from '#web/shared/use-duration.ts'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { OtDay } from '#web/shared/overtime/OtDay.tsx'
import classes from './MemberResults.module.css'

type Preview = OutputOf<typeof previewOtForMembers>
type Member = Preview['members'][number]
const isRefused = ({ refusal }: Member) => refusal !== null

function Result({ member }: { member: Member }) {
  const { closedTo, pay } = member
  const { t } = useTranslation()
  const durationOf = useDuration()
  const { all: currencies } = useCurrencies()
  const { approved, pending, requested, limit } = member.limits.month
  if (member.refusal !== null)
    return (
      <Text span inherit c="var(--mantine-color-error)">
        {member.refusal.message}
      </Text>
    )
  const amount = durationOf(approved + pending + requested)
  return (
    <>
      <OtDay day={member} /> · {t('ot.monthAfter', { amount, limit: durationOf(limit) })}
      {closedTo !== null && <> · {t('request.closedMark', { date: formatDate(closedTo) })}</>}
      {pay !== null && (
        <Text span inherit display="block">
          {t('ot.memberPay', { amount: moneyText(pay.amount, pay.currency, currencies) })}
        </Text>
      )}
    </>
  )
}

type Props = { preview: Preview; onRemove: (employeeIds: readonly number[]) => void }

export function MemberResults({ preview: { minutes, members }, onRemove }: Props) {
  const { t } = useTranslation()
  const durationOf = useDuration()
  const refused = members.filter(isRefused)
  const closedTo = members.flatMap(member => member.closedTo ?? []).at(-1)
  return (
    <Stack gap="sm" align="flex-start">
      {closedTo !== undefined && <ClosedNotice closedTo={closedTo} text="ot.membersClosed" />}
      {refused.length === 0 ? (
        <Text size="sm" fw={600}>
          {t('ot.membersEach', { count: members.length, amount: durationOf(minutes) })}
        </Text>
      ) : (
        <>
          <Text size="sm" fw={600} c="var(--mantine-color-error)">
            {t('ot.membersRefused', { count: refused.length })}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => onRemove(refused.map(({ employee }) => employee.id))}
          >
            {t('ot.membersRemove')}
          </Button>
        </>
      )}
      <ul className={classes.list} aria-label={t('ot.members')}>
        {[...refused, ...members.filter(member => !isRefused(member))].map(member => (
          <li key={member.employee.id}>
            <PersonName
              person={member.employee}
              detail={
                <span className={classes.result}>
                  <Result member={member} />
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
