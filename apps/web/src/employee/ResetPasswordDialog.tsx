// Gives a person a temporary password: asks first, then shows it once.
import { resetEmployeePassword } from '@hr/contract/employee.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useAction } from '#web/api/use-action.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CopyText } from '#web/ui/CopyText.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

type SignIn = { username: string; temporaryPassword: string }
type Props = { employee: Named & { id: number }; onClose: () => void }

export function ResetPasswordDialog({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const [signIn, setSignIn] = useState<SignIn>()
  const reset = useAction(resetEmployeePassword, { onSuccess: setSignIn })
  if (signIn !== undefined) return <NewPassword name={name} signIn={signIn} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      title={t('employee.resetTitle', { name })}
      text={t('employee.resetText')}
      confirmLabel={t('employee.resetPassword')}
      isRunning={reset.isRunning}
      onConfirm={() => reset.run({ id: employee.id })}
      onClose={onClose}
    />
  )
}

function NewPassword({ name, signIn, onClose }: { name: string; signIn: SignIn; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('employee.resetDone', { name })}
      centered
      closeOnClickOutside={false}
    >
      <Stack>
        <Text>{t('employee.resetDoneText')}</Text>
        <CopyText label={t('employee.username')} text={signIn.username} />
        <CopyText label={t('employee.temporaryPassword')} text={signIn.temporaryPassword} />
        <Alert color="yellow" icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden />}>
          {t('employee.shownOnce')}
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('employee.done')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
