// The parts of a balance: entitled + carried over + adjusted - expired - used - pending = available (L11).
import type { LeaveBalance } from '@hr/contract/leave.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf } from '#web/shared/format.ts'
import { balanceParts } from './balance-parts.ts'

type PartProps = { label: string; sign: string; days: string; strong?: boolean }

function Part({ label, sign, days, strong = false }: PartProps) {
  return (
    <Stack gap={0}>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz="lg" fw={strong ? 700 : 500} lh={1.5}>
        {sign !== '' && (
          <Text span inherit c="dimmed" fw={400} mr={6} aria-hidden>
            {sign}
          </Text>
        )}
        {days}
      </Text>
    </Stack>
  )
}

/** Parts that are 0 are left out, except the entitlement. */
export function BalanceEquation({ balance }: { balance: LeaveBalance }) {
  const { t } = useTranslation()
  const shown = balanceParts.filter(({ name }) => name === 'entitled' || balance[name] !== 0)
  return (
    <Group component="dl" m={0} gap="md" align="flex-end">
      {shown.map(({ name, label, sign }, index) => (
        <Part
          key={name}
          label={t(`leaveSummary.${label}`)}
          sign={index === 0 ? '' : sign}
          days={daysOf(balance[name])}
        />
      ))}
      <Part label={t('leaveSummary.available')} sign="=" days={daysOf(balance.available)} strong />
    </Group>
  )
}
