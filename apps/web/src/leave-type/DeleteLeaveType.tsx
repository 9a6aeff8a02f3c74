// Deletes an unused leave type; one that was used can only be deactivated, and the dialog says why.
import { deleteLeaveType, getLeaveTypeUsage, updateLeaveType } from '@hr/contract/leave-type.ts'
import type { LeaveType, LeaveTypeUsage } from '@hr/contract/leave-type.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { nameIn } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { leaveTypeReads } from './leave-type-reads.ts'
import { factsOf } from './leave-type-values.ts'

type Props = { type: LeaveType; onClose: () => void; onDone: () => void }

export function DeleteLeaveType({ type, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const name = nameIn(useLanguage(), type)
  const usage = useCall(getLeaveTypeUsage, { id: type.id }, { staleTime: 0 })
  const isUsed = usage.data !== undefined && Object.values(usage.data).some(count => count > 0)
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={t(isUsed ? 'leaveType.usedTitle' : 'leaveType.deleteTitle', { name })}
    >
      {usage.data === undefined ? (
        usage.error === null ? (
          <Skeleton height={80} aria-hidden />
        ) : (
          <ErrorState error={usage.error} retry={() => void usage.refetch()} />
        )
      ) : isUsed ? (
        <Used type={type} usage={usage.data} onClose={onClose} onDone={onDone} />
      ) : (
        <Unused type={type} onClose={onClose} onDone={onDone} />
      )}
    </Modal>
  )
}

function Unused({ type, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const action = useAction(deleteLeaveType, {
    refreshes: leaveTypeReads,
    onSuccess: () => {
      toastSuccess(t('leaveType.deleted'))
      onDone()
    },
  })
  return (
    <Stack>
      <Text>{t('leaveType.deleteText')}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button color="red" loading={action.isRunning} onClick={() => action.run({ id: type.id })}>
          {t('leaveType.delete')}
        </Button>
      </Group>
    </Stack>
  )
}

function Used({ type, usage, onClose, onDone }: Props & { usage: LeaveTypeUsage }) {
  const { t } = useTranslation()
  const action = useAction(updateLeaveType, {
    refreshes: leaveTypeReads,
    onSuccess: () => {
      toastSuccess(t('leaveType.stopped'))
      onDone()
    },
  })
  const parts = [
    usage.requests > 0 && t('leaveType.usedRequests', { count: usage.requests }),
    usage.adjustments > 0 && t('leaveType.usedAdjustments', { count: usage.adjustments }),
    usage.changes > 0 && t('leaveType.usedChanges', { count: usage.changes }),
  ].filter(part => part !== false)
  return (
    <Stack>
      <Text>{t('leaveType.usedText', { usage: parts.join(', ') })}</Text>
      {type.isActive && <Text>{t('leaveType.stopText')}</Text>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('ui.close')}
        </Button>
        {type.isActive && (
          <Button
            loading={action.isRunning}
            onClick={() => action.run({ id: type.id, ...factsOf(type), isActive: false })}
          >
            {t('leaveType.stop')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
