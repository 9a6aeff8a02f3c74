// Asking that one's own approved leave be cancelled (R6): whoever approved it reads the reason, and it stays until then.
import { requestCancellation } from '@hr/contract/leave.ts'
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import { Modal, Text, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { refresh } from '#web/api/answers.ts'
import { paths } from '#web/paths.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { leaveReads } from '../leave-reads.ts'

type Props = { request: LeaveRequestRow; onClose: () => void }

function AskForm({ request, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useContractForm(requestCancellation, {
    initialValues: { reason: '' },
    fixed: { id: request.id },
    unguarded: true,
    refreshes: leaveReads,
    onSuccess: asked => {
      toastSuccess(t('leave.askedToCancel'))
      onClose()
      void navigate({ to: paths.myLeaveRequest(asked.id) })
    },
    onError: error => {
      if (error.status === 409) void refresh(...leaveReads)
    },
  })
  return (
    <ContractForm form={form} label={t('leave.askToCancel')}>
      <Text>{t('leave.askToCancelText')}</Text>
      <Textarea
        key={form.key('reason')}
        {...form.field('reason', t('leave.cancelReason'))}
        description={t('leave.reasonHint')}
        maxLength={255}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
      />
      <FormActions
        form={form}
        submitLabel={t('leave.askToCancel')}
        cancelLabel={t('leave.keepLeave')}
        onCancel={onClose}
      />
    </ContractForm>
  )
}

export function AskToCancelDialog({ opened, ...props }: Props & { opened: boolean }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={t('leave.askToCancelTitle')}
      centered
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <AskForm {...props} />
    </Modal>
  )
}
