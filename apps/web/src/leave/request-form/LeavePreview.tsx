// Beside the form: what the request would do, before it is sent (L7).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { previewLeave } from '@hr/contract/leave.ts'
import { Divider, Group, Loader, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ApprovalLine } from '#web/shared/approval/ApprovalLine.tsx'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { WhoIsAway } from '#web/shared/request/AwayPeople.tsx'
import { YearBalances } from '../YearBalances.tsx'
import { useLeaveText } from '../leave-text.ts'
import { LeftOutList } from '../request-detail/LeftOutList.tsx'
import classes from './LeavePreview.module.css'

type Preview = OutputOf<typeof previewLeave>
/** The dates that are asked for. */
type Range = { readonly from: string; readonly to: string }

function Content({ preview, range }: { preview: Preview; range: Range }) {
  const { t } = useTranslation()
  const { days } = useLeaveText()
  return (
    <Stack gap="md">
      <ClosedNotice closedTo={preview.closedTo} />
      <div>
        <Text size="sm" c="dimmed">
          {t('leave.counts')}
        </Text>
        <Text fz={30} fw={650} lh={1.6} data-testid="counted-days">
          {days(preview.halfDays)}
        </Text>
      </div>
      <YearBalances years={preview.years} />
      <LeftOutList days={preview.days} />
      <Divider />
      <WhoIsAway facts={{ away: preview.away, awayCount: preview.away.length }} range={range} />
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

type Props = {
  preview: Preview | undefined
  range: Range
  error: Error | null
  isChosen: boolean
  isStale: boolean
}

export function LeavePreview({ preview, range, error, isChosen, isStale }: Props) {
  const { t } = useTranslation()
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      aria-label={t('request.preview')}
      aria-busy={isChosen && isStale}
      tabIndex={0}
      className={classes.panel}
    >
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {t('request.preview')}
        </Title>
        {isChosen && isStale && <Loader size={16} aria-hidden />}
      </Group>
      {!isChosen ? (
        <Text size="sm" c="dimmed">
          {t('leave.previewHint')}
        </Text>
      ) : preview !== undefined ? (
        <Content preview={preview} range={range} />
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
