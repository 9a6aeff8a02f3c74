// The request form in a drawer: fields, preview and button.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import type { AttendanceKind } from '../attendance-kind.ts'
import { RequestFields } from './RequestFields.tsx'
import { RefusalAlert, RequestPreview } from './RequestPreview.tsx'
import { useRequestPreview } from './use-request-form.ts'
import type { useRequestForm } from './use-request-form.ts'

type Props = {
  kind: AttendanceKind
  title: string
  submitLabel: string
  draftKey: string
  entered: ReturnType<typeof useRequestForm>
  /** The request to edit or change. */
  request?: AttendanceRequestDetail
  storedFiles?: AttendanceRequestDetail['files']
  /** Why the button must not be pressed yet. */
  held?: string | null
  /** What happens to the approval line. */
  note?: string | null
  onClose: () => void
}

/** Active types, and the type of the request. */
function useTypes(kind: AttendanceKind, on: string, chosenId: string | null) {
  const call = useCall(listAttendanceTypes, { date: on }, { enabled: kind.code === 'ATTENDANCE', keep: true })
  const types = call.data?.filter(({ isActive, id }) => isActive || id === chosenId) ?? []
  return { types, error: call.error, isPending: call.isLoading, retry: () => void call.refetch() }
}

export function RequestDrawer({ kind, title, submitLabel, draftKey, entered, request, ...more }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { storedFiles = [], held = null, note = null, onClose } = more
  const { form, values, isTouched, discard } = entered
  const { types, error, isPending, retry } = useTypes(kind, values.from ?? today, values.attendanceTypeId)
  const shown = useRequestPreview(kind, values, form, request?.id)
  const isRefused = (shown.preview?.refusal ?? null) !== null
  return (
    <FormDrawer
      form={form}
      title={title}
      submitLabel={submitLabel}
      disabled={isRefused || held !== null}
      onClose={onClose}
    >
      {isPending ? (
        <Skeleton height={320} radius="md" />
      ) : error !== null && types.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <RequestFields
          kind={kind}
          form={form}
          values={values}
          types={types}
          quota={shown.preview?.quota ?? []}
          draftKey={draftKey}
          isKnown={request !== undefined}
          storedFiles={storedFiles}
        />
      )}
      <RequestPreview kind={kind} {...shown} />
      <RefusalAlert preview={shown.preview} />
      {note !== null && (
        <Alert color="blue" variant="light">
          {note}
        </Alert>
      )}
      {held !== null && (
        <Text size="sm" c="dimmed">
          {held}
        </Text>
      )}
      {isTouched && (
        <Group gap={4} justify="flex-end">
          <Text size="sm" c="dimmed">
            {t('request.draftKept')}
          </Text>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={discard}>
            {t('request.discard')}
          </Button>
        </Group>
      )}
    </FormDrawer>
  )
}
