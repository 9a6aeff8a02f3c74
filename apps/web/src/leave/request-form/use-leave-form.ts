// The state of the leave request form, and its preview.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import type { FormPurpose } from '#web/shared/request/form/request-draft.ts'
import { useRequestForm } from '#web/shared/request/form/use-request-form.ts'
import { useRequestPreview } from '#web/shared/request/form/use-request-preview.ts'
import { useProfile } from '#web/shared/session.ts'
import { leaveKind } from '../leave-kind.ts'
import { chosenLeave, draftOf, emptyDraft, leaveDraft } from './leave-draft.ts'
import type { LeaveDraft } from './leave-draft.ts'

const delegateId = ({ delegate }: LeaveDraft) => (delegate === null ? {} : { delegateId: delegate.id })

/** A change has its own reason and added approvers, not those of the leave (R6). */
function startOf(purpose: FormPurpose, request: LeaveRequestDetail | undefined): LeaveDraft {
  if (request === undefined) return emptyDraft
  return purpose === 'change' ? { ...draftOf(request), reason: '', approvers: [] } : draftOf(request)
}

export function useLeaveForm(purpose: FormPurpose, request?: LeaveRequestDetail) {
  const { employee } = useProfile()
  return useRequestForm({
    kind: leaveKind,
    purpose,
    ...(request && { request }),
    draftOf: [employee?.id],
    shape: leaveDraft,
    start: startOf(purpose, request),
    local: ['delegate'],
    more: delegateId,
  })
}

export type EnteredLeave = ReturnType<typeof useLeaveForm>

export function useLeavePreview({ form, values }: EnteredLeave, requestId?: string) {
  const chosen = chosenLeave(values)
  const input = chosen && {
    ...chosen,
    ...delegateId(values),
    fileCount: form.files.length + values.keepFileIds.length,
    approverIds: values.approvers.map(({ id }) => id),
    requestId,
  }
  return useRequestPreview(leaveKind.calls.preview, { input, isSent: form.isSent })
}
