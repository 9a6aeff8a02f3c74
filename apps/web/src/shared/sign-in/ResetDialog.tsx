// Resets a password after asking for the reader's own: a mail is sent, or a temporary password is shown once.
import type { resetUserPassword } from '@hr/contract/console-user.ts'
import type { resetEmployeePassword } from '@hr/contract/employee.ts'
import type { InputOf } from '@hr/contract/endpoint.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { OwnPasswordField } from './OwnPasswordField.tsx'
import { SignInOnce } from './SignInOnce.tsx'
import type { GivenSignIn } from './SignInOnce.tsx'

type Props<E extends typeof resetEmployeePassword | typeof resetUserPassword> = {
  endpoint: E
  /** Whose. */
  fixed: Partial<InputOf<E>>
  name: string
  onClose: () => void
}

export function ResetDialog<E extends typeof resetEmployeePassword | typeof resetUserPassword>(
  props: Props<E>,
) {
  const { endpoint, fixed, name, onClose } = props
  const { t } = useTranslation()
  const [done, setDone] = useState<GivenSignIn>()
  const form = useContractForm(endpoint, {
    initialValues: { password: '' },
    fixed,
    unguarded: true,
    onSuccess: setDone,
  })
  if (done !== undefined) {
    const isMailed = done.temporaryPassword === null
    return (
      <SignInOnce
        given={done}
        title={t(isMailed ? 'employee.resetMailed' : 'employee.resetDone', { name })}
        text={t(isMailed ? 'employee.resetMailedText' : 'employee.resetDoneText')}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal onClose={onClose} title={t('employee.resetTitle', { name })} centered>
      <ContractForm form={form} label={t('employee.resetTitle', { name })}>
        <Text>{t('employee.resetText')}</Text>
        <OwnPasswordField form={form} />
        <FormActions form={form} submitLabel={t('employee.resetPassword')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}
