// The form that asks to change approved leave (R6): it begins with the leave as it is, and keeps what is entered until it
// is sent. What was said and who was added belongs to the leave; the change is given reasons of its own.
import { amendLeave, getLeaveRequest } from '@hr/contract/leave.ts'
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
import { amendDraftKey, readLeaveDraft } from './leave-draft.ts'
import type { LeaveDraft } from './leave-draft.ts'
import { draftOf } from './use-edit-form.ts'

export function useAmendForm(request: LeaveRequestDetail) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const key = amendDraftKey(request.id)
  const [start] = useState(() => ({ ...draftOf(request), reason: '', approvers: [] }))
  const [values, setValues] = useState(() => readLeaveDraft(key, start))
  const form = useContractForm(amendLeave, {
    initialValues: values,
    // Files handed in with the leave count, and stay with it.
    local: ['approvers', 'keepFileIds', 'delegate'],
    fixed: {
      id: request.id,
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
    onSuccess: change => {
      queryClient.setQueryData([getLeaveRequest.path, { id: change.id }], change)
      dropDraft(key)
      toastSuccess(t('request.askedToChange'))
      void navigate({ to: paths.myLeaveRequest(change.id), search: {}, replace: true })
    },
    onError: () => void refresh(...leaveReads),
  })
  const discard = () => {
    dropDraft(key)
    void navigate({ to: paths.myLeaveRequest(request.id), search: {}, replace: true })
  }
  return { form, values, start, discard }
}
