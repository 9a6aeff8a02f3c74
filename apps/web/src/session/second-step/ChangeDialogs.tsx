// Turning the second step off, and new recovery codes: both need the own password and a code.
import { replaceRecoveryCodes, turnOffSecondStep } from '@hr/contract/second-step.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { CurrentPasswordField } from '../CurrentPasswordField.tsx'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type FormProps = {
  title: string
  text: string
  submitLabel: string
  endpoint: typeof replaceRecoveryCodes | typeof turnOffSecondStep
  onDone: (codes: readonly string[]) => void
  onClose: () => void
}

function ProofForm({ title, text, submitLabel, endpoint, onDone, onClose }: FormProps) {
  const { t } = useTranslation()
  const form = useContractForm(endpoint, {
    initialValues: { password: '', code: '' },
    unguarded: true,
    onSuccess: answer => onDone('recoveryCodes' in answer ? answer.recoveryCodes : []),
  })
  return (
    <ContractForm form={form} label={title}>
      <Text>{text}</Text>
      <CurrentPasswordField form={form} />
      <CodeField key={form.key('code')} {...form.field('code')} description={t('ownAccount.codeHint')} />
      <FormActions form={form} submitLabel={submitLabel} onCancel={onClose} />
    </ContractForm>
  )
}

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const title = t('ownAccount.turnOffTitle')
  return (
    <Modal onClose={onClose} title={title} size={500}>
      <ProofForm
        title={title}
        text={t('ownAccount.turnOffText')}
        submitLabel={t('ownAccount.turnOff')}
        endpoint={turnOffSecondStep}
        onDone={() => {
          toastSuccess(t('ownAccount.turnedOff'))
          onClose()
        }}
        onClose={onClose}
      />
    </Modal>
  )
}

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { username } = useProfile()
  const [codes, setCodes] = useState<readonly string[]>()
  const title = t('ownAccount.newCodes')
  return (
    <Modal onClose={onClose} title={title} size={500} closeOnClickOutside={false}>
      {codes === undefined ? (
        <ProofForm
          title={title}
          text={t('ownAccount.newCodesText')}
          submitLabel={title}
          endpoint={replaceRecoveryCodes}
          onDone={setCodes}
          onClose={onClose}
        />
      ) : (
        <RecoveryCodes codes={codes} username={username} onDone={onClose} />
      )}
    </Modal>
  )
}
