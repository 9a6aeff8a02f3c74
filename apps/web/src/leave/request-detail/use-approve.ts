import { approveLeave } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { refresh } from '#web/api/answers.ts'
import { useAction } from '#web/api/use-action.ts'
import type { Decidable } from '#web/shared/approval/use-decide-many.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { leaveReads } from '../leave-reads.ts'
import { purposeWords } from './purpose-words.ts'

/** Approving is one click. Somebody decided or edited it meanwhile: the failure says so, and the screen shows it. */
export function useApprove() {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const approvedText = ({ status, purpose, currentApprover }: LeaveRequestRow) => {
    if (status !== 'PENDING') return t(purposeWords[purpose].approved)
    if (purpose === 'CANCELLATION') return t('leave.cancellationApproved')
    if (purpose === 'AMENDMENT') return t('leave.amendmentApproved')
    const name = currentApprover === null ? t('approval.hr') : nameOf(currentApprover)
    return t('leave.approvedStep', { name })
  }
  const action = useAction(approveLeave, {
    refreshes: leaveReads,
    onSuccess: request => toastSuccess(approvedText(request)),
    onError: error => {
      if (error.status === 409) void refresh(...leaveReads)
    },
  })
  /** As it was seen when it was pressed, whatever the screen shows by now. */
  const approve = ({ id, progress, historyCount }: Decidable) =>
    action.run({ id, approveOrder: progress.order, seenHistory: historyCount }, { keepalive: true })
  return { approve, isRunning: action.isRunning }
}
