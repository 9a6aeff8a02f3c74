// Before many requests are approved: their number is typed, and a closed period needs one reason (A13).
import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { TypedCount } from '#web/shared/TypedCount.tsx'
import { useTypedCount } from '#web/shared/typed-count.ts'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'

type Props = {
  count: number
  /** The end of the latest closed period among them. */
  closedTo: string | undefined
  onApprove: (comment: string) => void
  onClose: () => void
}

export function ApproveManyDialog({ count, closedTo, onApprove, onClose }: Props) {
  const { t } = useTranslation()
  const [comment, setComment] = useState('')
  const typed = useTypedCount(count)
  const needsReason = closedTo !== undefined
  return (
    <Modal opened onClose={onClose} title={t('approval.approveMany', { count })} centered>
      <Stack gap="md">
        {closedTo !== undefined && <ClosedNotice closedTo={closedTo} text="closedPeriod.notice" />}
        <Textarea
          label={t('approval.comment')}
          description={t('approval.commentForAll')}
          required={needsReason}
          maxLength={500}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          value={comment}
          onChange={event => setComment(event.currentTarget.value)}
        />
        <TypedCount {...typed.field} />
        <DialogButtons onClose={onClose}>
          <Button
            disabled={(needsReason && comment.trim() === '') || !typed.isConfirmed}
            onClick={() => onApprove(comment.trim())}
          >
            {t('approval.approve')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
