// Withdrawing one's own pending request, with or without a reason; HR cancels anybody's at any time, with one (R6).
import { cancelLeave } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { messageText } from '@hr/contract/messages/text.ts'
import { Modal, Text, Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { refresh } from '#web/api/answers.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { leaveReads } from '../leave-reads.ts'

type Props = { request: LeaveRequestRow; isOwn: boolean; onClose: () => void }

function CancelForm({ request, isOwn, onClose }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const verb = t(isOwn ? 'leave.withdraw' : 'leave.cancelLeave')
  const label = t(isOwn ? 'leave.withdrawReason' : 'leave.cancelReason')
  const missing = () => ({ reason: messageText(currentLanguage(), 'required', { label }) })
  const form = useContractForm(cancelLeave, {
    initialValues: { reason: '' },
    fixed: { id: request.id },
    unguarded: true,
    refreshes: leaveReads,
    check: ({ reason }) => (!isOwn && reason.trim() === '' ? missing() : {}),
    onSuccess: () => {
      toastSuccess(t(isOwn ? 'leave.withdrawn' : 'leave.cancelled'))
      onClose()
    },
    onError: error => {
      if (error.status === 409) void refresh(...leaveReads)
    },
  })
  return (
    <ContractForm form={form} label={verb}>
      <Text>
        {isOwn ? t('leave.withdrawText') : t('leave.cancelOtherText', { name: nameOf(request.employee) })}
      </Text>
      <Textarea
        key={form.key('reason')}
        {...form.field('reason', label)}
        required={!isOwn}
        maxLength={500}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus
      />
      <FormActions
        form={form}
        submitLabel={verb}
        cancelLabel={t(isOwn ? 'leave.keepRequest' : 'leave.keepLeave')}
        onCancel={onClose}
      />
    </ContractForm>
  )
}

export function CancelDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t(props.isOwn ? 'leave.withdrawTitle' : 'leave.cancelTitle')}
      centered
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <CancelForm {...props} />
    </Modal>
  )
}
