// Before many requests are approved: their number is typed, and a closed period needs one reason (A13).
import { messageText } from '@hr/contract/messages/text.ts'
import { Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { TypedCount } from '#web/shared/effect/TypedCount.tsx'
import { useTypedCount } from '#web/shared/effect/typed-count.ts'
import { DialogButtons } from '#web/ui/DialogButtons.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'

const longest = 500

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
  const language = useLanguage()
  const needsReason = closedTo !== undefined
  const isTooLong = comment.trim().length > longest
  return (
    <Modal onClose={onClose} title={t('approval.approveMany', { count })} centered>
      <Stack>
        {closedTo !== undefined && <ClosedNotice closedTo={closedTo} text="closedPeriod.notice" />}
        <Textarea
          label={t('approval.comment')}
          description={t('approval.commentForAll')}
          required={needsReason}
          error={isTooLong && messageText(language, 'maxLength', { max: longest })}
          minRows={3}
          maxRows={8}
          data-autofocus
          value={comment}
          onChange={event => setComment(event.currentTarget.value)}
        />
        <TypedCount {...typed.field} />
        <DialogButtons onClose={onClose}>
          <Button
            disabled={(needsReason && comment.trim() === '') || isTooLong || !typed.isConfirmed}
            onClick={() => onApprove(comment.trim())}
          >
            {t('approval.approve')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
