// The effect of the request, below its fields (A10, A11, R2).
import type { AttendancePreview } from '@hr/contract/attendance-request-shapes.ts'
import { Divider, Stack } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { PreviewedLine } from '#web/shared/approval/ApprovalLine.tsx'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { PreviewPanel } from '#web/shared/request/form/PreviewPanel.tsx'
import type { ShownPreview } from '#web/shared/request/form/use-request-preview.ts'
import { DayChanges } from '../DayChanges.tsx'
import type { AttendanceKind } from '../attendance-kind.ts'

function Content({ preview }: { preview: AttendancePreview }) {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <ClosedNotice closedTo={preview.closedTo} />
      {preview.refusal === null && <DayChanges days={preview.days} label={t('attendanceRequest.days')} />}
      {preview.refusal === null && <Divider />}
      <PreviewedLine steps={preview.steps} />
    </Stack>
  )
}

type Props = { kind: AttendanceKind; shown: ShownPreview<AttendancePreview> }

export function RequestPreview({ kind, shown }: Props) {
  const { t } = useTranslation()
  const hint =
    kind.code === 'ATTENDANCE' ? 'attendanceRequest.previewHint' : 'attendanceRequest.previewHintPlace'
  return (
    <PreviewPanel shown={shown} hint={t(hint)} heading={{ order: 3, size: 'h6' }} p="md">
      {preview => <Content preview={preview} />}
    </PreviewPanel>
  )
}
