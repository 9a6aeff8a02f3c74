// The name of a user and, of another user of the console, what they may do.
import { updateUser } from '@hr/contract/console-user.ts'
import type { User } from '@hr/contract/console-user.ts'
import { Alert, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ResourceForm } from '#web/shared/resource/ResourceForm.tsx'
import { AccessFields } from './AccessFields.tsx'
import { nameOf } from './user-text.ts'

export function UserForm({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, firstName, lastName, isAdmin, role, kind, isSelf } = user
  const name = nameOf(user)
  return (
    <ResourceForm
      endpoint={updateUser}
      values={{ firstName, lastName, isAdmin, roleId: role?.id ?? null }}
      fixed={{ id }}
      title={t('ui.editNamed', { name })}
      submitLabel={t('consoleUser.save')}
      done={t('ui.savedNamed', { name })}
      onClose={onClose}
    >
      {form => (
        <>
          <TextInput key={form.key('firstName')} {...form.field('firstName')} data-autofocus />
          <TextInput key={form.key('lastName')} {...form.field('lastName')} />
          {kind === 'console' && !isSelf && <AccessFields form={form} />}
          {isSelf && <Alert variant="light">{t('consoleUser.ownAccess')}</Alert>}
        </>
      )}
    </ResourceForm>
  )
}
