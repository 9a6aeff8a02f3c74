// Beside the form: what the request would do, before it is sent (L7).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { previewLeave } from '@hr/contract/leave.ts'
import { Divider, Group, Loader, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { ApprovalLine } from '#web/shared/approval/ApprovalLine.tsx'
import { formatDateRange } from '#web/shared/format.ts'
import { PersonName } from '#web/ui/PersonName.tsx'
import { useLeaveText } from '../leave-text.ts'
import { LeftOutList } from '../request-detail/LeftOutList.tsx'
import classes from './LeavePreview.module.css'

type Preview = OutputOf<typeof previewLeave>

function Balance({ balance }: { balance: NonNullable<Preview['balance']> }) {
  const { t } = useTranslation()
  const { days } = useLeaveText()
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm" fw={600}>
        {t('leave.balance')}
      </Text>
      <Group gap={8} wrap="nowrap">
        <Text size="sm" c="dimmed">
          {days(balance.before)}
        </Text>
        <IconArrowRight size={16} aria-hidden />
        <Text size="sm" fw={650} {...(balance.after < 0 && { c: 'var(--mantine-color-error)' })}>
          {days(balance.after)}
        </Text>
      </Group>
    </Group>
  )
}

function Away({ away }: { away: Preview['away'] }) {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {t('leave.away')}
      </Text>
      {away.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('leave.nobodyAway')}
        </Text>
      ) : (
        <Stack
          component="ul"
          gap="xs"
          p={0}
          m={0}
          style={{ listStyle: 'none' }}
          aria-label={t('leave.awayAsWell')}
        >
          {away.map(({ employee, from, to }) => (
            <li key={`${employee.id}:${from}`}>
              <PersonName person={employee} detail={formatDateRange(from, to)} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Content({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const { days } = useLeaveText()
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          {t('leave.counts')}
        </Text>
        <Text fz={30} fw={650} lh={1.4} data-testid="counted-days">
          {days(preview.halfDays)}
        </Text>
      </div>
      {preview.balance !== null && <Balance balance={preview.balance} />}
      <LeftOutList days={preview.days} />
      <Divider />
      <Away away={preview.away} />
      <Divider />
      <Stack gap="sm">
        <Text size="sm" fw={600}>
          {t('approval.line')}
        </Text>
        <ApprovalLine steps={preview.steps} isPreview />
      </Stack>
    </Stack>
  )
}

type Props = { preview: Preview | undefined; error: Error | null; isChosen: boolean; isStale: boolean }

export function LeavePreview({ preview, error, isChosen, isStale }: Props) {
  const { t } = useTranslation()
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-label={t('leave.preview')}
      aria-busy={isChosen && isStale}
      tabIndex={0}
      className={classes.panel}
    >
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {t('leave.preview')}
        </Title>
        {isChosen && isStale && <Loader size={16} aria-hidden />}
      </Group>
      {!isChosen ? (
        <Text size="sm" c="dimmed">
          {t('leave.previewHint')}
        </Text>
      ) : preview !== undefined ? (
        <Content preview={preview} />
      ) : error !== null && !isStale ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      ) : (
        <Skeleton height={240} radius="md" />
      )}
    </Paper>
  )
}
