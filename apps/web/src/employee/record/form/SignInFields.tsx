// Roles of a new employee, and the delivery of the temporary password.
import type { Role } from '@hr/contract/access.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { MultiSelect, Stack, Switch } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { CreateForm } from './create-draft.ts'

export function SignInFields({ form, roles }: { form: CreateForm; roles: readonly Role[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const email = form.useWatchValue('email')
  return (
    <Stack>
      {roles.length > 0 && (
        <MultiSelect
          key={form.key('roleIds')}
          {...form.field('roleIds')}
          description={t('employeeRecord.rolesHint')}
          data={roles.map(role => ({
            value: role.id,
            label: nameIn(role, language),
            disabled: !role.mayGive,
          }))}
          searchable
          nothingFoundMessage={t('ui.noMatch')}
        />
      )}
      <Switch
        key={form.key('mailPassword')}
        {...form.getInputProps('mailPassword', { type: 'checkbox' })}
        label={t('employeeRecord.mailPassword')}
        description={t(email ? 'employeeRecord.mailPasswordHint' : 'employeeRecord.mailPasswordNeedsEmail')}
        disabled={!email}
      />
    </Stack>
  )
}
