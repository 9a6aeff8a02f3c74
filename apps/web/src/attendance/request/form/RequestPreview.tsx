// The effect of the request, below its fields (A10, A11, R2).
import type { AttendancePreview } from '@hr/contract/attendance-request-shapes.ts'
import { Alert, Divider, Group, Loader, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ApprovalLine } from '#web/shared/approval/ApprovalLine.tsx'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { DayChanges } from '../DayChanges.tsx'
import type { AttendanceKind } from '../attendance-kind.ts'

type Props = {
  kind: AttendanceKind
  preview: AttendancePreview | undefined
  error: Error | null
  isChosen: boolean
  isStale: boolean
}

function Content({ preview }: { preview: AttendancePreview }) {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <ClosedNotice closedTo={preview.closedTo} />
      {preview.refusal === null && <DayChanges days={preview.days} label={t('attendanceRequest.days')} />}
      {preview.refusal === null && <Divider />}
      <Stack gap="sm">
        <Text size="sm" fw={600}>
          {t('approval.line')}
        </Text>
        <ApprovalLine steps={preview.steps} isPreview />
      </Stack>
    </Stack>
  )
}

export function RequestPreview({ kind, preview, error, isChosen, isStale }: Props) {
  const { t } = useTranslation()
  const hint =
    kind.code === 'ATTENDANCE' ? 'attendanceRequest.previewHint' : 'attendanceRequest.previewHintPlace'
  return (
    <Paper
      withBorder
      p="md"
      component="section"
      aria-label={t('request.preview')}
      aria-busy={isChosen && isStale}
    >
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h6">
          {t('request.preview')}
        </Title>
        {isChosen && isStale && <Loader size={16} aria-hidden />}
      </Group>
      {!isChosen ? (
        <Text size="sm" c="dimmed">
          {t(hint)}
        </Text>
      ) : preview !== undefined ? (
        <Content preview={preview} />
      ) : error !== null && !isStale ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error.message}
        </Text>
      ) : (
        <Skeleton height={140} radius="md" />
      )}
    </Paper>
  )
}

/** Above the button: why the server would refuse the request. */
export function RefusalAlert({ preview }: { preview: AttendancePreview | undefined }) {
  const refusal = preview?.refusal ?? null
  return (
    refusal !== null && (
      <Alert color="red" role="alert" data-refusal={refusal.code}>
        {refusal.message}
      </Alert>
    )
  )
}
