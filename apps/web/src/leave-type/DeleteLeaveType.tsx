// Deletes an unused leave type; one that was used can only be deactivated, and the dialog says why.
import { deleteLeaveType, getLeaveTypeUsage, updateLeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveType, LeaveTypeUsage } from '@hr/contract/leave-type.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Skeleton } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DeleteOrDeactivate } from '#web/shared/resource/DeleteOrDeactivate.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { factsOf } from './leave-type-values.ts'

type Props = { type: LeaveType; onClose: () => void; onDone: () => void }

export function DeleteLeaveType({ type, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const name = nameIn(type, useLanguage())
  const query = useCall(getLeaveTypeUsage, { id: type.id }, { staleTime: 0 })
  const usage = useUsageText(query.data)
  return (
    <DeleteOrDeactivate
      remove={{
        endpoint: deleteLeaveType,
        input: { id: type.id },
        title: t('leaveType.deleteTitle', { name }),
        text: t('leaveType.deleteText'),
        label: t('leaveType.delete'),
        done: t('leaveType.deleted'),
      }}
      deactivate={{
        endpoint: updateLeaveType,
        input: { id: type.id, ...factsOf(type), isActive: false },
        title: t('leaveType.usedTitle', { name }),
        text: t('leaveType.stopText'),
        label: t('leaveType.stop'),
        done: t('leaveType.stopped'),
      }}
      usage={usage}
      isActive={type.isActive}
      onClose={onClose}
      onDone={onDone}
    >
      {query.data !== undefined ? undefined : query.error === null ? (
        <Skeleton height={80} aria-hidden />
      ) : (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
    </DeleteOrDeactivate>
  )
}

function useUsageText(usage: LeaveTypeUsage | undefined): string | undefined {
  const { t } = useTranslation()
  if (usage === undefined) return undefined
  const parts = [
    usage.requests > 0 && t('leaveType.usedRequests', { count: usage.requests }),
    usage.adjustments > 0 && t('leaveType.usedAdjustments', { count: usage.adjustments }),
    usage.changes > 0 && t('leaveType.usedChanges', { count: usage.changes }),
  ].filter(part => part !== false)
  return parts.length === 0 ? undefined : t('leaveType.usedText', { usage: parts.join(', ') })
}
