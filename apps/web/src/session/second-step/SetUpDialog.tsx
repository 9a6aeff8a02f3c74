// Turning the second step on: the own password, the secret for the app with a code of it, the recovery codes.
import { startSecondStep } from '@hr/contract/second-step.ts'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { useProfile } from '#web/shared/session.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { CurrentPasswordField } from '../CurrentPasswordField.tsx'
import { AppStep } from './AppStep.tsx'
import type { Started } from './AppStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

function PasswordStep({ onDone, onClose }: { onDone: (started: Started) => void; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(startSecondStep, {
    initialValues: { password: '' },
    unguarded: true,
    onSuccess: onDone,
  })
  return (
    <ContractForm form={form} label={t('ownAccount.setUpTitle')}>
      <Text>{t('ownAccount.appText')}</Text>
      <Text>{t('ownAccount.passwordFirst')}</Text>
      <CurrentPasswordField form={form} />
      <FormActions form={form} submitLabel={t('ownAccount.next')} onCancel={onClose} />
    </ContractForm>
  )
}

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { username } = useProfile()
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  const isShown = codes !== undefined
  return (
    <Modal
      onClose={onClose}
      title={t(isShown ? 'ownAccount.recoveryTitle' : 'ownAccount.setUpTitle')}
      size={500}
      closeOnClickOutside={false}
    >
      {isShown ? (
        <RecoveryCodes codes={codes} username={username} onDone={onClose} />
      ) : started === undefined ? (
        <PasswordStep onDone={setStarted} onClose={onClose} />
      ) : (
        <AppStep
          started={started}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
