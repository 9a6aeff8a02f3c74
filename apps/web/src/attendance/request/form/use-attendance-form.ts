// The state of an attendance or off-site request form, and its preview.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import type { FormPurpose } from '#web/shared/request/form/request-draft.ts'
import { useRequestForm } from '#web/shared/request/form/use-request-form.ts'
import { useRequestPreview } from '#web/shared/request/form/use-request-preview.ts'
import { useProfile } from '#web/shared/session.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { attendanceDraft, draftOf, emptyDraft, localFields } from './request-draft.ts'
import type { AttendanceDraft } from './request-draft.ts'

type Options = {
  kind: AttendanceKind
  purpose: FormPurpose
  request?: AttendanceRequestDetail
  /** The date of a new request. */
  on?: string | undefined
}

/** A change has its own reason and added approvers, not those of the original (R6). */
function startOf({ purpose, request, on }: Options): AttendanceDraft {
  if (request === undefined) return emptyDraft(on)
  return purpose === 'change' ? { ...draftOf(request), reason: '', approvers: [] } : draftOf(request)
}

export function useAttendanceForm(options: Options) {
  const { kind, purpose, request, on } = options
  const { employee } = useProfile()
  return useRequestForm({
    kind,
    purpose,
    ...(request && { request }),
    draftOf: [employee?.id, on],
    shape: attendanceDraft,
    start: startOf(options),
    local: localFields[kind.code],
  })
}

export type EnteredRequest = ReturnType<typeof useAttendanceForm>

const isTime = /^\d\d:\d\d$/
/** Null while a time is being typed. */
const wholeTime = (time: string | null) => (time !== null && isTime.test(time) ? time : null)

export function useAttendancePreview(
  kind: AttendanceKind,
  { form, values }: EnteredRequest,
  requestId?: string,
) {
  const { attendanceTypeId, from, to } = values
  const isTyped = kind.code === 'ATTENDANCE'
  const isChosen = from !== null && to !== null && (!isTyped || attendanceTypeId !== null)
  const input = isChosen
    ? {
        ...(isTyped && { attendanceTypeId }),
        from,
        to,
        timeIn: wholeTime(values.timeIn),
        timeOut: wholeTime(values.timeOut),
        fileCount: form.files.length + values.keepFileIds.length,
        approverIds: values.approvers.map(({ id }) => id),
        requestId,
      }
    : null
  return useRequestPreview(kind.calls.preview, { input, isSent: form.isSent })
}
