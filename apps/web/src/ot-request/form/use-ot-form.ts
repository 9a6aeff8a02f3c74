// The state of an overtime request form, and its preview.
import type { OtRequestDetail } from '@hr/contract/ot-request.ts'
import { isLocalTime } from '@hr/domain/calendar/local-date.ts'
import type { FormPurpose } from '#web/shared/request/form/request-draft.ts'
import { useRequestForm } from '#web/shared/request/form/use-request-form.ts'
import { useRequestPreview } from '#web/shared/request/form/use-request-preview.ts'
import { useProfile } from '#web/shared/session.ts'
import { otKind } from '#web/shared/overtime/ot-kind.ts'
import { draftOf, emptyDraft, otDraft } from './ot-draft.ts'
import type { OtDraft } from './ot-draft.ts'

type Options = {
  purpose: FormPurpose
  request?: OtRequestDetail
  /** The date of a new request. */
  on?: string
}

/** A change has its own reason and added approvers, not those of the original (R6). */
function startOf({ purpose, request, on }: Options): OtDraft {
  if (request === undefined) return emptyDraft(on ?? null)
  return purpose === 'change' ? { ...draftOf(request), reason: '', approvers: [] } : draftOf(request)
}

export function useOtForm(options: Options) {
  const { purpose, request, on } = options
  const { employee } = useProfile()
  return useRequestForm({
    kind: otKind,
    purpose,
    ...(request && { request }),
    draftOf: [employee?.id, on],
    shape: otDraft,
    start: startOf(options),
    local: [],
  })
}

export type EnteredOt = ReturnType<typeof useOtForm>

export function useOtPreview({ form, values }: EnteredOt, requestId?: string) {
  const { date, timeIn, timeOut } = values
  const isEntered = date !== null && isLocalTime(timeIn) && isLocalTime(timeOut)
  const input = isEntered
    ? {
        date,
        timeIn,
        timeOut,
        fileCount: form.files.length + values.keepFileIds.length,
        approverIds: values.approvers.map(({ id }) => id),
        requestId,
      }
    : null
  return useRequestPreview(otKind.calls.preview, { input, isSent: form.isSent })
}
