// Some selected requests affect a closed period (A13): approving them needs one reason.
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { ClosedNotice } from './ClosedNotice.tsx'

type Props = {
  count: number
  closedTo: string
  onApprove: (comment: string) => void
  onClose: () => void
}

export function ApproveManyDialog({ count, closedTo, onApprove, onClose }: Props) {
  const { t } = useTranslation()
  const [comment, setComment] = useState('')
  return (
    <Modal opened onClose={onClose} title={t('approval.approveMany', { count })} centered>
      <Stack gap="md">
        <ClosedNotice closedTo={closedTo} text="closedPeriod.notice" />
        <Textarea
          label={t('approval.comment')}
          description={t('approval.commentForAll')}
          required
          maxLength={500}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          value={comment}
          onChange={event => setComment(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button disabled={comment.trim() === ''} onClick={() => onApprove(comment.trim())}>
            {t('approval.approve')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
