// The draft of an overtime request, the state of its form, and its preview.
import type { OtRequestDetail } from '@hr/contract/ot-request.ts'
import { isLocalTime } from '@hr/domain/calendar/local-date.ts'
import * as z from 'zod/mini'
import { draftDate, requestDraft, startOf } from '#web/shared/request/form/request-draft.ts'
import type { FormPurpose } from '#web/shared/request/form/request-draft.ts'
import { useRequestForm } from '#web/shared/request/form/use-request-form.ts'
import { useRequestPreview } from '#web/shared/request/form/use-request-preview.ts'
import { otKind } from '#web/shared/request/kinds/ot-kind.ts'
import { useToday } from '#web/shared/use-today.ts'

const otDraft = z.extend(requestDraft, { date: draftDate(), timeIn: z.string(), timeOut: z.string() })

type Options = {
  purpose: FormPurpose
  request?: OtRequestDetail
  /** The date of a new request; otherwise today. */
  on?: string
}

export function useOtForm({ purpose, request, on }: Options) {
  const today = useToday()
  const { date, timeIn, timeOut } = request ?? { date: on ?? today, timeIn: '', timeOut: '' }
  return useRequestForm({
    kind: otKind,
    purpose,
    ...(request && { request }),
    draftOf: [on],
    shape: otDraft,
    start: { date, timeIn, timeOut, ...startOf(purpose, request) },
    local: [],
  })
}

export type EnteredOt = ReturnType<typeof useOtForm>

export function useOtPreview({ form, values, sketch }: EnteredOt) {
  const { date, timeIn, timeOut } = values
  const isEntered = date !== null && isLocalTime(timeIn) && isLocalTime(timeOut)
  const input = isEntered ? { date, timeIn, timeOut, ...sketch } : null
  return useRequestPreview(otKind.calls.preview, { input, isSent: form.isSent })
}
