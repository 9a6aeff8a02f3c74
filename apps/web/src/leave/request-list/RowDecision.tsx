// Deciding from the list: approve with one click that can be taken back for 5 s, reject with a comment.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useHeld } from '#web/shared/use-held.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { useLeaveText } from '../leave-text.ts'
import { useApprove } from '../request-detail/use-approve.ts'
import classes from './RowDecision.module.css'

const RejectDialog = lazy(() =>
  import('../request-detail/RejectDialog.tsx').then(file => ({ default: file.RejectDialog })),
)

type Props = {
  request: LeaveRequestRow
  /** It is approved unless it is taken back: the row cannot be decided in another way meanwhile. */
  onHeld?: (isHeld: boolean) => void
}

export function RowDecision({ request, onHeld }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { dates } = useLeaveText()
  const { approve, isRunning } = useApprove()
  const { held, hold, undo } = useHeld((seen: LeaveRequestRow) => {
    approve(seen)
    onHeld?.(false)
  })
  const [isRejecting, rejecting] = useDisclosure(false)
  const [asked, setAsked] = useState(false)
  const reject = () => {
    setAsked(true)
    rejecting.open()
  }
  if (!request.may.decide) return null
  const what = { name: nameOf(request.employee), dates: dates(request) }
  if (held !== undefined) {
    return (
      <Group gap="xs" wrap="nowrap" className={classes.buttons}>
        <Text size="sm" c="dimmed" role="status">
          {t('approval.approved')}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          aria-label={t('leave.undoOf', what)}
          autoFocus
          onClick={() => {
            undo()
            onHeld?.(false)
          }}
        >
          {t('ui.undo')}
        </Button>
      </Group>
    )
  }
  return (
    <Group gap="xs" wrap="nowrap" className={classes.buttons}>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconCheck size={16} aria-hidden />}
        loading={isRunning}
        aria-label={t('leave.approveOf', what)}
        onClick={() => {
          hold(request)
          onHeld?.(true)
        }}
      >
        {t('approval.approve')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isRunning}
        aria-label={t('leave.rejectOf', what)}
        onClick={reject}
      >
        {t('approval.reject')}
      </Button>
      {asked && (
        <Suspense>
          <RejectDialog opened={isRejecting} request={request} onClose={rejecting.close} />
        </Suspense>
      )}
    </Group>
  )
}
