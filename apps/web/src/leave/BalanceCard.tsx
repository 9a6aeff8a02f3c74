// The balance of one leave type: what is available, used and reserved in the year.
import type { LeaveType } from '@hr/contract/leave-type.ts'
import type { PersonalBalance } from '@hr/contract/leave.ts'
import { Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { daysOf } from '#web/shared/format.ts'
import { LeaveTypeName } from './LeaveTypeName.tsx'
import { useLeaveText } from './leave-text.ts'

type Props = { type: LeaveType; balance: PersonalBalance | undefined }

function Part({ label, halfDays }: { label: string; halfDays: number }) {
  return (
    <Text size="sm" c="dimmed">
      {label}{' '}
      <Text span inherit fw={600} c="var(--mantine-color-text)">
        {daysOf(halfDays)}
      </Text>
    </Text>
  )
}

function Bar({ type, balance }: { type: LeaveType; balance: PersonalBalance }) {
  const whole = Math.max(1, balance.used + balance.pending + balance.available)
  const share = (halfDays: number) => (Math.max(0, halfDays) / whole) * 100
  return (
    <Progress.Root size={6} aria-hidden>
      <Progress.Section value={share(balance.used)} color={type.color} />
      <Progress.Section value={share(balance.pending)} color={type.color} opacity={0.45} />
    </Progress.Root>
  )
}

export function BalanceCard({ type, balance }: Props) {
  const { t } = useTranslation()
  const { days, expiry } = useLeaveText()
  return (
    <Paper component="li" withBorder p={{ base: 'sm', sm: 'md' }}>
      <Stack gap="xs" h="100%">
        <Text size="sm" fw={600} component="h3">
          <LeaveTypeName type={type} />
        </Text>
        <div>
          <Text fz={26} fw={650} lh={1.4}>
            {balance === undefined ? t('leave.unlimited') : days(balance.available)}
          </Text>
          <Text size="sm" c="dimmed">
            {balance === undefined ? t('leave.unlimitedHint') : t('leave.available')}
          </Text>
        </div>
        {balance !== undefined && (
          <>
            <Bar type={type} balance={balance} />
            <Group gap="0 16px">
              <Part label={t('leave.used')} halfDays={balance.used} />
              <Part label={t('leave.pending')} halfDays={balance.pending} />
            </Group>
            {balance.expiring !== null && (
              <Text size="sm" fw={500} mt="auto" c="var(--hr-warning-text)">
                {expiry(balance.expiring)}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Paper>
  )
}
