import type { LeaveBalance, PersonalBalance } from '@hr/contract/leave.ts'
import type { LeaveType } from '@hr/contract/leave-type.ts'
import { Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { daysOf, formatHalfDays } from '#web/shared/format.ts'
import { useExpiryText } from '#web/shared/leave/use-expiry-text.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import { useDashboardPart } from './use-dashboard.ts'

/** The usable days of this year: granted, carried over and adjusted, minus expired. */
const totalOf = ({ entitled, carriedOver, adjusted, expired }: LeaveBalance) =>
  entitled + carriedOver + adjusted - expired

/** Used types come first; the others keep their order. */
const isTouched = ({ used, pending }: LeaveBalance) => used + pending > 0
const mostShown = 4

function Balance({ balance, type }: { balance: PersonalBalance; type: LeaveType }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const expiry = useExpiryText()
  const total = totalOf(balance)
  const share = (halfDays: number) => (halfDays / total) * 100
  const taken = [
    balance.used > 0 && t('dashboard.used', { days: daysOf(balance.used) }),
    balance.pending > 0 && t('dashboard.pending', { days: daysOf(balance.pending) }),
  ].filter(text => text !== false)
  return (
    <Stack gap={6}>
      <Group gap="xs" wrap="nowrap">
        <ColorMark color={type.color} />
        <Text size="sm" fw={500} lineClamp={2}>
          {nameIn(type, language)}
        </Text>
      </Group>
      <Group gap={6} align="baseline">
        <Text fz={28} fw={650} lh={1.2}>
          {daysOf(balance.available)}
        </Text>
        <Text size="sm" c="dimmed">
          {t('dashboard.ofTotal', { total: formatHalfDays(total, language) })}
        </Text>
      </Group>
      <Progress.Root size={6} aria-hidden>
        <Progress.Section value={share(balance.used)} color={type.color} />
        <Progress.Section value={share(balance.pending)} color={type.color} opacity={0.45} />
      </Progress.Root>
      <Text size="xs" c="dimmed" mih="1.6em">
        {taken.join(' · ')}
      </Text>
      {balance.expiring !== null && (
        <Text size="xs" fw={500} c="var(--hr-warning-text)">
          {expiry(balance.expiring)}
        </Text>
      )}
    </Stack>
  )
}

export function BalanceCard() {
  const { t } = useTranslation()
  const balances = useDashboardPart('balances')
  const types = useDashboardPart('leaveTypes')
  const query = {
    isPending: balances.isPending || types.isPending,
    error: balances.error ?? types.error,
    refetch: () => Promise.all([balances.refetch(), types.refetch()]),
  }
  const held = (types.data ?? []).flatMap(type => {
    const balance = balances.data?.find(row => row.leaveTypeId === type.id)
    return balance !== undefined && totalOf(balance) > 0 ? [{ type, balance }] : []
  })
  const shown = held
    .toSorted((one, other) => Number(isTouched(other.balance)) - Number(isTouched(one.balance)))
    .slice(0, mostShown)
  return (
    <DashboardCard
      title={t('dashboard.myBalance')}
      link={{ title: t('dashboard.allMyLeave'), to: paths.myLeave }}
      query={query}
      height={{ base: 236, sm: 108 }}
    >
      {shown.length === 0 ? (
        <NothingHere>
          {t('dashboard.noBalance')}. {t('dashboard.noBalanceHint')}
        </NothingHere>
      ) : (
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="lg">
          {shown.map(({ type, balance }) => (
            <Balance key={type.id} type={type} balance={balance} />
          ))}
        </SimpleGrid>
      )}
    </DashboardCard>
  )
}
