// The address that links and temporary passwords of a user go to.
import { changeUserEmail } from '@hr/contract/console-user.ts'
import type { User } from '@hr/contract/console-user.ts'
import { Text, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { OwnPasswordField } from '#web/shared/sign-in/OwnPasswordField.tsx'
import { nameOf } from './user-text.ts'

export function EmailForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  const name = nameOf(user)
  return (
    <ResourceForm
      endpoint={changeUserEmail}
      values={{ email: user.email, password: '' }}
      fixed={{ id: user.id }}
      title={t('consoleUser.emailTitle', { name })}
      submitLabel={t('consoleUser.saveEmail')}
      done={t('consoleUser.emailSaved', { name })}
      onClose={onClose}
    >
      {form => (
        <>
          <Text size="sm">{t('consoleUser.emailText')}</Text>
          <TextInput
            {...form.field('email')}
            // An empty field removes the address.
            onChange={event => form.setFieldValue('email', event.currentTarget.value || null)}
            defaultValue={user.email ?? ''}
            type="email"
            autoComplete="off"
            required={false}
            data-autofocus
          />
          <OwnPasswordField form={form} />
        </>
      )}
    </ResourceForm>
  )
}
