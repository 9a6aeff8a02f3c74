import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { callFailed, refresh } from '#web/api/answers.ts'
import { useAction } from '#web/api/use-action.ts'
import type { Decidable } from '#web/shared/approval/use-decide-many.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

/** Approving is one click. Somebody decided or edited it meanwhile: the failure says so, and the screen shows it. `reasonText`: the period
 * is closed, and approving needs a reason (A13). */
export function useApprove({ calls, reads, words }: RequestKind) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const [reasonText, setReasonText] = useState<string>()
  const approvedText = ({ status, purpose, currentApprover }: RequestRow) => {
    if (status !== 'PENDING') return t(words.purposes[purpose].approved)
    if (purpose === 'CANCELLATION') return t('request.cancellationApproved')
    if (purpose === 'AMENDMENT') return t('request.amendmentApproved')
    const name = currentApprover === null ? t('approval.hr') : nameOf(currentApprover)
    return t(words.approvedStep, { name })
  }
  const action = useAction(calls.approve, {
    refreshes: reads,
    onSuccess: request => toastSuccess(approvedText(request)),
    // The dialog that asks for the reason says why: a toast above it would say it twice.
    quiet: true,
    onError: error => {
      if (error.status === 409) void refresh(...reads)
      setReasonText(error.fields.comment)
      if (error.fields.comment === undefined) callFailed(error)
    },
  })
  /** As it was seen when it was pressed, whatever the screen shows by now. */
  const approve = ({ id, progress, historyCount }: Decidable) =>
    action.run({ id, approveOrder: progress.order, seenHistory: historyCount }, { keepalive: true })
  return { approve, isRunning: action.isRunning, reasonText, endReason: () => setReasonText(undefined) }
}
