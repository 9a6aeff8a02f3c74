import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { callFailed } from '#web/api/answers.ts'
import { useAction } from '#web/api/use-action.ts'
import type { Decidable } from '#web/shared/approval/use-decide-many.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'

/** Approves with one click. `reasonText`: a closed period needs a reason (A13). */
export function useApprove({ calls, words }: RequestKind) {
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
    onSuccess: request => toastSuccess(approvedText(request)),
    // The dialog for the reason already shows the error.
    quiet: true,
    onError: error => {
      setReasonText(error.fields.comment)
      if (error.fields.comment === undefined) callFailed(error)
    },
  })
  /** Sends the version that was shown when the button was clicked. */
  const approve = ({ id, progress, historyCount }: Decidable) =>
    action.run({ id, approveOrder: progress.order, seenHistory: historyCount }, { keepalive: true })
  return { approve, isRunning: action.isRunning, reasonText, endReason: () => setReasonText(undefined) }
}
