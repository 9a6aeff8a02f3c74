import { declineApprovalTemplate } from '@hr/contract/approval-template.ts'
import type { ApprovalTemplate } from '@hr/contract/approval-template.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ReasonField } from '#web/shared/ReasonField.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'

type Props = { kind: ApprovalTemplate['kind']; id: string; onClose: () => void }

/** The author of the proposal reads the reason. */
export function DeclineLineDialog({ kind, id, onClose }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(declineApprovalTemplate, {
    initialValues: { reason: '' },
    fixed: { kind, id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('approvalTemplate.proposal.declined'))
      onClose()
    },
  })
  const title = t('approvalTemplate.proposal.declineTitle', { kind: t(`approval.kind.${kind}`) })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <ReasonField form={form} />
        <FormActions form={form} submitLabel={t('approvalTemplate.proposal.decline')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
