import { rejectProposal } from '@hr/contract/employee-proposal.ts'
import type { EmployeeProposal } from '@hr/contract/employee-proposal.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'

type Props = { proposal: EmployeeProposal; onClose: () => void }

/** Rejecting requires a comment, which the employee reads. */
export function RejectProposalDialog({ proposal, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(proposal.employee)
  const form = useContractForm(rejectProposal, {
    initialValues: { comment: '' },
    fixed: { id: proposal.id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('employeeRecord.proposalRejected'))
      onClose()
    },
  })
  const title = t('employeeRecord.rejectTitle', { name })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Textarea
          key={form.key('comment')}
          {...form.field('comment')}
          description={t('employeeRecord.rejectHint')}
          maxLength={500}
          autosize
          minRows={3}
          data-autofocus
        />
        <FormActions form={form} submitLabel={t('employeeRecord.reject')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
