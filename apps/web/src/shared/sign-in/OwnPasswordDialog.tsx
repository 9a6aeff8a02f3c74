import type { Endpoint, InputOf } from '@hr/contract/endpoint.ts'
import { Text } from '@mantine/core'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'

type Props<E extends Endpoint> = {
  endpoint: E
  /** The input besides the password. */
  fixed: Partial<InputOf<E>>
  title: string
  text: string
  submitLabel: string
  done: string
  onClose: () => void
  onDone?: () => void
}

/** Asks for the reader's own password before it changes how somebody else signs in. */
export function OwnPasswordDialog<E extends Endpoint>(props: Props<E>) {
  const { endpoint, fixed, title, text, submitLabel, done, onClose, onDone = onClose } = props
  const form = useContractForm(endpoint, {
    initialValues: { password: '' },
    fixed,
    unguarded: true,
    onSuccess: () => {
      toastSuccess(done)
      onDone()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Text>{text}</Text>
        <OwnPasswordField form={form} />
        <FormActions form={form} submitLabel={submitLabel} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
