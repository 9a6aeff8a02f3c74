import { approveLeave } from '@hr/contract/leave.ts'
import { useTranslation } from 'react-i18next'
import { refresh } from '#web/api/query-client.ts'
import { useAction } from '#web/api/use-action.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { leaveReads } from '../leave-reads.ts'

/** Approving is one click. Somebody else was faster: the failure says who, and the screen shows it. */
export function useApprove(id: string) {
  const { t } = useTranslation()
  const action = useAction(approveLeave, {
    refreshes: leaveReads,
    onSuccess: () => toastSuccess(t('leave.approved')),
    onError: error => {
      if (error.status === 409) void refresh(...leaveReads)
    },
  })
  return { approve: () => action.run({ id }), isRunning: action.isRunning }
}
