// The form of a leave request: its values, its draft, and what the server says about it while it is filled in.
import { getLeaveRequest, previewLeave, requestLeave } from '@hr/contract/leave.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { queryClient, refresh } from '#web/api/answers.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { leaveReads } from '../leave-reads.ts'
import { dropDraft, keepDraft } from '#web/shared/draft-store.ts'
import { emptyDraft, newDraftKey, readLeaveDraft } from './leave-draft.ts'
import type { LeaveDraft } from './leave-draft.ts'

const previewWaitMs = 300

export function useLeaveForm(employeeId: number) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const key = newDraftKey(employeeId)
  const [values, setValues] = useState(() => readLeaveDraft(key, emptyDraft))
  const form = useContractForm(requestLeave, {
    initialValues: values,
    local: ['approvers', 'keepFileIds', 'delegate'],
    fixed: {
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
    onSuccess: request => {
      const { id } = request
      queryClient.setQueryData([getLeaveRequest.path, { id }], request)
      dropDraft(key)
      toastSuccess(t('leave.requested'))
      void navigate({ to: paths.myLeaveRequest(id), replace: true })
    },
    onError: () => void refresh('/leave-requests/preview', '/leave-balances'),
  })
  const discard = () => {
    form.setValues(emptyDraft)
    form.setFiles([])
    dropDraft(key)
  }
  return { form, values, discard }
}

export type LeaveForm = ReturnType<typeof useLeaveForm>['form']

/**
 * What the request would do; asked again shortly after each change, until it is sent: then it would be told that it
 * overlaps with itself. `requestId` is the one that is edited.
 */
export function useLeavePreview(
  values: LeaveDraft,
  { files, isSent }: Pick<LeaveForm, 'files' | 'isSent'>,
  requestId?: string,
) {
  const fileCount = files.length + values.keepFileIds.length
  const { leaveTypeId, from, to, fromHalf, toHalf, approvers, delegate } = values
  const input = useMemo(() => {
    if (leaveTypeId === null || from === null || to === null) return null
    const approverIds = approvers.map(({ id }) => id)
    const asked = { leaveTypeId, from, to, fromHalf, toHalf, fileCount, approverIds }
    return {
      ...asked,
      ...(requestId !== undefined && { requestId }),
      ...(delegate !== null && { delegateId: delegate.id }),
    }
  }, [leaveTypeId, from, to, fromHalf, toHalf, fileCount, approvers, delegate, requestId])
  const [asked] = useDebouncedValue(input, previewWaitMs)
  const nothing = { leaveTypeId: '', from: '', to: '' }
  const { data, error, isFetching } = useCall(previewLeave, asked ?? nothing, {
    enabled: asked !== null && !isSent,
    quiet: true,
    keep: true,
  })
  return {
    preview: input === null ? undefined : data,
    error: input === null ? null : error,
    isChosen: input !== null,
    isStale: isFetching || asked !== input,
  }
}
