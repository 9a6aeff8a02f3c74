// After an employee is added: the credentials, with a temporary password that is shown once or was mailed.
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconMailCheck } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { CopyText } from '#web/ui/CopyText.tsx'
import { Modal } from '#web/ui/Modal.tsx'

export type NewSignIn = { username: string; temporaryPassword: string | null }
type Props = { name: string; email: string; signIn: NewSignIn; onClose: () => void; onAnother: () => void }

export function NewSignInDialog({ name, email, signIn, onClose, onAnother }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      onClose={onClose}
      title={t('employeeRecord.added', { name })}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <CopyText label={t('employeeRecord.username')} text={signIn.username} />
        {signIn.temporaryPassword === null ? (
          <Alert color="green" icon={<IconMailCheck size={20} aria-hidden />}>
            {t('employeeRecord.passwordMailed', { email })}
          </Alert>
        ) : (
          <>
            <CopyText label={t('employeeRecord.temporaryPassword')} text={signIn.temporaryPassword} />
            <Text size="sm">{t('employeeRecord.passwordText')}</Text>
            <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
              {t('employeeRecord.passwordOnce')}
            </Alert>
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onAnother}>
            {t('employeeRecord.addAnother')}
          </Button>
          <Button onClick={onClose}>{t('employeeRecord.openProfile')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
