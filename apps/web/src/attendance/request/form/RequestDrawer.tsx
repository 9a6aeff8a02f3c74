// The request form in a drawer: fields, preview and button.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { Skeleton } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { FormDrawer } from '#web/shared/FormDrawer.tsx'
import { DrawerEnd } from '#web/shared/request/form/DrawerEnd.tsx'
import { useToday } from '#web/shared/use-today.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import type { AttendanceKind } from '../attendance-kind.ts'
import { RequestFields } from './RequestFields.tsx'
import { RequestPreview } from './RequestPreview.tsx'
import { useAttendancePreview } from './use-attendance-form.ts'
import type { EnteredRequest } from './use-attendance-form.ts'

type Props = {
  kind: AttendanceKind
  title: string
  submitLabel: string
  entered: EnteredRequest
  /** The request to edit or change. */
  request?: AttendanceRequestDetail
  storedFiles?: AttendanceRequestDetail['files']
  /** Why the button must not be pressed yet. */
  held?: string | null
  /** What happens to the approval line. */
  note?: string | null
  onClose: () => void
}

/** Types in use, and the type of the request. */
function useTypes(kind: AttendanceKind, on: string, chosenId: string | null) {
  const call = useCall(listAttendanceTypes, { date: on }, { enabled: kind.code === 'ATTENDANCE', keep: true })
  const types = call.data?.filter(({ isActive, id }) => isActive || id === chosenId) ?? []
  return { types, error: call.error, isPending: call.isLoading, retry: () => void call.refetch() }
}

export function RequestDrawer({ kind, title, submitLabel, entered, request, ...more }: Props) {
  const today = useToday()
  const { storedFiles = [], held = null, note = null, onClose } = more
  const { form, values, isTouched, discard } = entered
  const { types, error, isPending, retry } = useTypes(kind, values.from ?? today, values.attendanceTypeId)
  const shown = useAttendancePreview(kind, entered)
  const refusal = shown.preview?.refusal ?? null
  return (
    <FormDrawer
      form={form}
      title={title}
      submitLabel={submitLabel}
      disabled={refusal !== null || held !== null}
      onClose={onClose}
    >
      {isPending ? (
        <Skeleton height={320} radius="md" />
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
      <RequestPreview kind={kind} shown={shown} />
      <DrawerEnd refusal={refusal} note={note} held={held} isTouched={isTouched} onDiscard={discard} />
    </FormDrawer>
  )
}
