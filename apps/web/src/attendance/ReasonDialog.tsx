// Asks for the reason of what is about to be done.
import { Modal, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import type { useContractForm } from '#web/shared/contract-form.tsx'
import { ReasonField } from '#web/shared/ReasonField.tsx'

type Props = {
  form: ReturnType<typeof useContractForm<never, { reason: string }>>
  title: string
  text: string
  submitLabel: string
  cancelLabel: string
  onClose: () => void
}

export function ReasonDialog({ form, title, text, submitLabel, cancelLabel, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ui.close') }}>
      <ContractForm form={form} label={title}>
        <Text size="sm">{text}</Text>
        <ReasonField form={form} />
        <FormActions form={form} submitLabel={submitLabel} cancelLabel={cancelLabel} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
