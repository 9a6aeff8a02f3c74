// Turns off the second step of somebody who lost phone and recovery codes, after asking for the reader's own password.
import { turnOffEmployeeSecondStep } from '@hr/contract/employee.ts'
import { PasswordInput, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

type Props = { employee: Named & { id: number }; onClose: () => void }

export function TurnOffSecondStep({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const title = t('employeeRecord.secondStepOffTitle', { name: usePersonName(employee) })
  const form = useContractForm(turnOffEmployeeSecondStep, {
    initialValues: { password: '' },
    fixed: { id: employee.id },
    unguarded: true,
    onSuccess: () => {
      toastSuccess(t('employeeRecord.secondStepOff'))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <ContractForm form={form} label={title}>
        <Text>{t('employeeRecord.secondStepOffText')}</Text>
        <PasswordInput
          key={form.key('password')}
          {...form.field('password', t('employee.ownPassword'))}
          description={t('employee.ownPasswordHint')}
          autoComplete="current-password"
        />
        <FormActions form={form} submitLabel={t('employeeRecord.action.secondStep')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
