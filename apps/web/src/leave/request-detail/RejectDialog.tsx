// Rejecting needs a comment (R5): the requester reads it.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { rejectLeave } from '@hr/contract/leave.ts'
import { Modal, Text, Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { refresh } from '#web/api/answers.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { useOpenedLate } from '#web/ui/use-opened-late.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { leaveReads } from '../leave-reads.ts'
import { useLeaveText } from '../leave-text.ts'
import { purposeWords } from './purpose-words.ts'

type Props = { request: LeaveRequestRow; onClose: () => void }

function RejectForm({ request, onClose }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { dates, typeName } = useLeaveText()
  const words = purposeWords[request.purpose]
  const verb = t(words.reject)
  const form = useContractForm(rejectLeave, {
    initialValues: { comment: '' },
    fixed: { id: request.id, approveOrder: request.progress.order, seenHistory: request.historyCount },
    unguarded: true,
    refreshes: leaveReads,
    onSuccess: () => {
      toastSuccess(t(words.rejected))
      onClose()
    },
    onError: error => {
      if (error.status === 409) void refresh(...leaveReads)
    },
  })
  return (
    <ContractForm form={form} label={verb}>
      <Text size="sm" c="dimmed">
        {nameOf(request.employee)} · {typeName(request.leaveType)} · {dates(request)}
      </Text>
      <Textarea
        key={form.key('comment')}
        {...form.field('comment', t('approval.comment'))}
        description={t('approval.commentRequired')}
        maxLength={500}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
      />
      <FormActions form={form} submitLabel={verb} onCancel={onClose} />
    </ContractForm>
  )
}

export function RejectDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={useOpenedLate(opened)}
      onClose={props.onClose}
      title={t(purposeWords[props.request.purpose].rejectTitle)}
      centered
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <RejectForm {...props} />
    </Modal>
  )
}
