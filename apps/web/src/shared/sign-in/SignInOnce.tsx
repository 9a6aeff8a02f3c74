// A sign-in to pass on: its temporary password is shown once, unless it was mailed.
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { CopyText } from '#web/ui/CopyText.tsx'
import { Modal } from '#web/ui/Modal.tsx'

/** Without a password it went to the person's own address. */
export type GivenSignIn = { readonly username: string; readonly temporaryPassword: string | null }

type Props = { given: GivenSignIn; title: string; text: string; onClose: () => void }

export function SignInOnce({ given: { username, temporaryPassword }, title, text, onClose }: Props) {
  const { t } = useTranslation()
  const isMailed = temporaryPassword === null
  return (
    <Modal onClose={onClose} title={title} centered closeOnClickOutside={isMailed} closeOnEscape={isMailed}>
      <Stack>
        <Text>{text}</Text>
        <CopyText label={t('employee.username')} text={username} />
        {!isMailed && (
          <>
            <CopyText label={t('employee.temporaryPassword')} text={temporaryPassword} />
            <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
              {t('employee.shownOnce')}
            </Alert>
          </>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('employee.done')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
