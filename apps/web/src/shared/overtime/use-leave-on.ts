import type { OtDecision } from '@hr/contract/ot-request.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Leave = NonNullable<OtDecision['leave']>

/** 'Leave that day, pending (afternoon)' */
export function useLeaveOn(): (leave: Leave) => string {
  const { t } = useTranslation()
  return ({ status, half }) => {
    const text = t(status === 'PENDING' ? 'request.leavePendingOn' : 'request.leaveOn')
    if (half === null) return text
    return `${text} (${t(half === 'AM' ? 'leave.morning' : 'leave.afternoon')})`
  }
}
