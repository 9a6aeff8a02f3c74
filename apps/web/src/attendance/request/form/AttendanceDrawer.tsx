// The request form in a drawer: fields, preview and button.
import type { AttendancePreview, AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { Divider, Skeleton, Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PreviewedLine } from '#web/shared/approval/ApprovalLine.tsx'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { PreviewPanel } from '#web/shared/request/form/PreviewPanel.tsx'
import { RequestDrawer } from '#web/shared/request/form/RequestDrawer.tsx'
import type { RequestDrawerProps } from '#web/shared/request/form/RequestDrawer.tsx'
import type { ShownPreview } from '#web/shared/request/form/use-request-preview.ts'
import { useToday } from '#web/shared/use-today.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { DayChanges, isToCome } from '../DayChanges.tsx'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { RequestFields } from './RequestFields.tsx'
import { useAttendancePreview } from './use-attendance-form.ts'
import type { EnteredRequest } from './use-attendance-form.ts'

function Content({ preview }: { preview: AttendancePreview }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <ClosedNotice closedTo={preview.closedTo} />
      {preview.refusal === null && <DayChanges days={preview.days} label={t('attendanceRequest.days')} />}
      {preview.refusal === null && <Divider />}
      <PreviewedLine steps={preview.steps} />
    </Stack>
  )
}

type RequestPreviewProps = {
  kind: AttendanceKind
  days: Pick<EnteredRequest['values'], 'from' | 'to'>
  shown: ShownPreview<AttendancePreview>
}

/** The effect of the request, below its fields (A10, A11, R2). */
function RequestPreview({ kind, days, shown }: RequestPreviewProps) {
  const { t } = useTranslation()
  const hint =
    kind.code === 'ATTENDANCE' ? 'attendanceRequest.previewHint' : 'attendanceRequest.previewHintPlace'
  return (
    <PreviewPanel
      shown={shown}
      hint={t(hint)}
      days={shown.preview?.days.every(isToCome) === true && days}
      heading={{ order: 3, size: 'h6' }}
      p="md"
    >
      {preview => <Content preview={preview} />}
    </PreviewPanel>
  )
}

type Props = RequestDrawerProps & {
  kind: AttendanceKind
  entered: EnteredRequest
  /** The request to edit or change. */
  request?: AttendanceRequestDetail
  storedFiles?: AttendanceRequestDetail['files']
}

/** Types in use, and the type of the request. */
function useTypes(kind: AttendanceKind, on: string, chosenId: string | null) {
  const call = useCall(listAttendanceTypes, { date: on }, { enabled: kind.code === 'ATTENDANCE', keep: true })
  const types = call.data?.filter(({ isActive, id }) => isActive || id === chosenId) ?? []
  return { types, error: call.error, isPending: call.isLoading, retry: () => void call.refetch() }
}

export function AttendanceDrawer({ kind, entered, request, storedFiles = [], ...drawer }: Props) {
  const today = useToday()
  const { values } = entered
  const { types, error, isPending, retry } = useTypes(kind, values.from ?? today, values.attendanceTypeId)
  const shown = useAttendancePreview(kind, entered)
  return (
    <RequestDrawer {...drawer} entered={entered} preview={shown.preview}>
      {isPending ? (
        <Skeleton height={320} />
      ) : error !== null && types.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <RequestFields
          kind={kind}
          entered={entered}
          types={types}
          quota={shown.preview?.quota ?? []}
          isKnown={request !== undefined}
          storedFiles={storedFiles}
        />
      )}
      <RequestPreview kind={kind} days={values} shown={shown} />
    </RequestDrawer>
  )
}
