// Asks for the reason before an action.
import { Text } from '@mantine/core'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import type { useContractForm } from '#web/shared/contract-form.tsx'
import { ReasonField } from '#web/shared/ReasonField.tsx'
import { Modal } from '#web/ui/Modal.tsx'

type Props = {
  form: ReturnType<typeof useContractForm<never, { reason: string }>>
  title: string
  text: string
  submitLabel: string
  cancelLabel: string
  onClose: () => void
}

export function ReasonDialog({ form, title, text, submitLabel, cancelLabel, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Text size="sm">{text}</Text>
        <ReasonField form={form} />
        <FormActions form={form} submitLabel={submitLabel} cancelLabel={cancelLabel} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
