// Adding a passkey: a name and the own password, then the questions of the browser.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { addPasskey, startPasskey } from '@hr/contract/passkey.ts'
import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions } from '#web/shared/form/ContractForm.tsx'
import { deviceText } from '#web/shared/sign-in/device-text.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { CurrentPasswordField } from '../CurrentPasswordField.tsx'
import { newPasskey, problemText } from './device.ts'

type Started = OutputOf<typeof startPasskey>

type StepOptions = {
  started: Started | undefined
  onDone: () => void
  /** The server did not take the answer: its challenge is used up. */
  onRefused: () => void
}

function useDeviceStep({ started, onDone, onRefused }: StepOptions) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const action = useAction(addPasskey, {
    quiet: true,
    onSuccess: ({ name }) => {
      toastSuccess(t('ownAccount.passkeyAdded', { name }))
      onDone()
    },
    onError: error => {
      setProblem(error.message)
      if (error.status !== 0) onRefused()
    },
  })
  const ask = async (of: Started | undefined = started) => {
    if (of === undefined) return
    setProblem(undefined)
    setIsAsking(true)
    try {
      action.run(await newPasskey(of))
    } catch (error) {
      setProblem(problemText(error))
    }
    setIsAsking(false)
  }
  return { ask, problem, isRunning: isAsking || action.isRunning }
}

function NameForm({ onStarted, onClose }: { onStarted: (started: Started) => void; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useContractForm(startPasskey, {
    initialValues: { name: deviceText(t, navigator.userAgent), password: '' },
    unguarded: true,
    onSuccess: onStarted,
  })
  return (
    <ContractForm form={form} label={t('ownAccount.addPasskey')}>
      <Text>{t('ownAccount.addPasskeyText')}</Text>
      <TextInput
        key={form.key('name')}
        {...form.field('name', t('ownAccount.passkeyName'))}
        description={t('ownAccount.passkeyNameHint')}
        autoComplete="off"
      />
      <CurrentPasswordField form={form} />
      <FormActions form={form} submitLabel={t('ownAccount.next')} onCancel={onClose} />
    </ContractForm>
  )
}

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [started, setStarted] = useState<Started>()
  const device = useDeviceStep({
    started,
    onDone: onClose,
    onRefused: () => setStarted(undefined),
  })
  const begin = (fresh: Started) => {
    setStarted(fresh)
    void device.ask(fresh)
  }
  return (
    <Modal onClose={onClose} title={t('ownAccount.addPasskey')} size={500} closeOnClickOutside={false}>
      {device.problem !== undefined && (
        <Alert color="red" role="alert" mb="md">
          {device.problem}
        </Alert>
      )}
      {started === undefined ? (
        <NameForm onStarted={begin} onClose={onClose} />
      ) : (
        <>
          {device.problem === undefined && <Text>{t('ownAccount.passkeyAsked')}</Text>}
          <Group justify="flex-end" gap="xs" mt="md">
            <Button variant="default" onClick={onClose}>
              {t('ui.cancel')}
            </Button>
            <Button loading={device.isRunning} onClick={() => void device.ask()}>
              {t('ui.retry')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}
