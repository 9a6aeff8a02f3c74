// Resets a password after asking for the reader's own: a mail is sent, or a temporary password is shown once.
import { resetEmployeePassword } from '@hr/contract/employee.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm, FormActions } from '#web/shared/ContractForm.tsx'
import { CopyText } from '#web/ui/CopyText.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import type { Named } from '#web/ui/PersonName.tsx'

type Done = OutputOf<typeof resetEmployeePassword>
type Props = { employee: Named & { id: number }; onClose: () => void }

export function ResetPasswordDialog({ employee, onClose }: Props) {
  const { t } = useTranslation()
  const name = usePersonName(employee)
  const [done, setDone] = useState<Done>()
  const form = useContractForm(resetEmployeePassword, {
    initialValues: { password: '' },
    fixed: { id: employee.id },
    unguarded: true,
    onSuccess: setDone,
  })
  if (done !== undefined) return <NextStep name={name} done={done} onClose={onClose} />
  return (
    <Modal opened onClose={onClose} title={t('employee.resetTitle', { name })} centered>
      <ContractForm form={form} label={t('employee.resetTitle', { name })}>
        <Text>{t('employee.resetText')}</Text>
        <PasswordInput
          key={form.key('password')}
          {...form.field('password', t('employee.ownPassword'))}
          description={t('employee.ownPasswordHint')}
          autoComplete="current-password"
        />
        <FormActions form={form} submitLabel={t('employee.resetPassword')} onCancel={onClose} />
      </ContractForm>
    </Modal>
  )
}

function NextStep({ name, done, onClose }: { name: string; done: Done; onClose: () => void }) {
  const { t } = useTranslation()
  const { username, temporaryPassword } = done
  const isMailed = temporaryPassword === null
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isMailed ? 'employee.resetMailed' : 'employee.resetDone', { name })}
      centered
      closeOnClickOutside={isMailed}
    >
      <Stack>
        <Text>{t(isMailed ? 'employee.resetMailedText' : 'employee.resetDoneText')}</Text>
        <CopyText label={t('employee.username')} text={username} />
        {!isMailed && (
          <>
            <CopyText label={t('employee.temporaryPassword')} text={temporaryPassword} />
            <Alert color="yellow" icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden />}>
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
