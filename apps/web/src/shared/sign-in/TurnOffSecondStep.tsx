// Turns off the second step of somebody who lost phone and recovery codes, after asking for the reader's own password.
import type { turnOffUserSecondStep } from '@hr/contract/console-user.ts'
import type { turnOffEmployeeSecondStep } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'

type TurnOff = typeof turnOffEmployeeSecondStep | typeof turnOffUserSecondStep
type Props<E extends TurnOff> = {
  endpoint: E
  /** Whose. */
  fixed: Partial<InputOf<E>>
  name: string
  onClose: () => void
}

export function TurnOffSecondStep<E extends TurnOff>({ endpoint, fixed, name, onClose }: Props<E>) {
  const { t } = useTranslation()
  const title = t('employee.secondStepOffTitle', { name })
  const form = useContractForm(endpoint, {
    initialValues: { password: '' },
    fixed,
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('employee.secondStepOff'))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Text>{t('employee.secondStepOffText')}</Text>
        <OwnPasswordField form={form} />
        <FormActions form={form} submitLabel={t('employee.turnOffSecondStep')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
