// Turning the second step on: the own password, the secret for the app with a code of it, the recovery codes.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { confirmSecondStep, startSecondStep } from '@hr/contract/second-step.ts'
import { Group, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { CopyText } from '#web/ui/CopyText.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { CodeField } from './CodeField.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Started = OutputOf<typeof startSecondStep>
const qrCodePx = 200

function PasswordStep({ onDone, onClose }: { onDone: (started: Started) => void; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(startSecondStep, {
    initialValues: { password: '' },
    unguarded: true,
    onSuccess: onDone,
  })
  return (
    <ContractForm form={form} label={t('ownAccount.setUpTitle')}>
      <Text>{t('ownAccount.setUpText')}</Text>
      <PasswordInput
        key={form.key('password')}
        {...form.field('password', t('ownAccount.ownPassword'))}
        autoComplete="current-password"
        data-autofocus
      />
      <FormActions form={form} submitLabel={t('ownAccount.next')} onCancel={onClose} />
    </ContractForm>
  )
}

type AppProps = { started: Started; onDone: (codes: readonly string[]) => void; onClose: () => void }

function AppStep({ started: { secret, address }, onDone, onClose }: AppProps) {
  const { t } = useTranslation()
  const form = useContractForm(confirmSecondStep, {
    initialValues: { code: '' },
    unguarded: true,
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <ContractForm form={form} label={t('ownAccount.setUpTitle')}>
      <Text>{t('ownAccount.scanText')}</Text>
      <Group justify="center">
        <QrCode text={address} label={t('ownAccount.qrCode')} sizePx={qrCodePx} />
      </Group>
      <CopyText label={t('ownAccount.secret')} text={secret} />
      <CodeField
        key={form.key('code')}
        {...form.field('code', t('ownAccount.appCode'))}
        inputMode="numeric"
      />
      <FormActions form={form} submitLabel={t('ownAccount.turnOn')} onCancel={onClose} />
    </ContractForm>
  )
}

export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>()
  const isShown = codes !== undefined
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isShown ? 'ownAccount.recoveryTitle' : 'ownAccount.setUpTitle')}
      size={500}
      closeOnClickOutside={false}
    >
      {isShown ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : started === undefined ? (
        <PasswordStep onDone={setStarted} onClose={onClose} />
      ) : (
        <AppStep started={started} onDone={setCodes} onClose={onClose} />
      )}
    </Modal>
  )
}
