// The form that edits a pending request (R7): it begins with what was asked for, and keeps what is entered until it is
// saved. Somebody was faster: what was entered stays, and saving again is meant for the request as it is now.
import { editLeave, getLeaveRequest } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { queryClient, refresh } from '#web/api/answers.ts'
import { paths } from '#web/paths.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { leaveReads } from '../leave-reads.ts'
import { dropDraft, keepDraft } from '#web/shared/draft-store.ts'
import { editDraftKey, readLeaveDraft } from './leave-draft.ts'
import type { LeaveDraft } from './leave-draft.ts'

/** What the request asks for now. */
export const draftOf = (request: LeaveRequestDetail): LeaveDraft => ({
  leaveTypeId: request.leaveType.id,
  from: request.from,
  to: request.to,
  fromHalf: request.fromHalf,
  toHalf: request.toHalf,
  reason: request.reason,
  approvers: request.addedApprovers,
  keepFileIds: request.files.map(({ id }) => id),
  delegate: null,
})

export function useEditForm(request: LeaveRequestDetail) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const key = editDraftKey(request.id)
  const [start] = useState(() => draftOf(request))
  const [values, setValues] = useState(() => readLeaveDraft(key, start))
  const close = () => void navigate({ to: paths.myLeaveRequest(request.id), search: {}, replace: true })
  const form = useContractForm(editLeave, {
    initialValues: values,
    local: ['approvers', 'delegate'],
    fixed: {
      id: request.id,
      seenHistory: request.history.length,
      approverIds: values.approvers.map(({ id }) => id),
      ...(values.delegate !== null && { delegateId: values.delegate.id }),
    },
    unguarded: true,
    hasDraft: true,
    refreshes: leaveReads,
    onChange: (next: LeaveDraft) => {
      setValues(next)
      keepDraft(key, next)
    },
    onSuccess: saved => {
      queryClient.setQueryData([getLeaveRequest.path, { id: saved.id }], saved)
      dropDraft(key)
      toastSuccess(t('request.changed'))
      close()
    },
    onError: () => void refresh(...leaveReads),
  })
  const discard = () => {
    dropDraft(key)
    close()
  }
  return { form, values, start, discard }
}
