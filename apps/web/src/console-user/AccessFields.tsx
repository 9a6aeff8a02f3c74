// What a user of the console may do: a role, full access, or both.
import { listConsoleRoles } from '@hr/contract/console-role.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Select, Switch } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { useAccess } from '#web/shared/session.ts'

type Values = { roleId: string | null; isAdmin: boolean }
type Props = { form: Pick<FieldsForm<Values>, 'field' | 'key' | 'getInputProps'> }

export function AccessFields({ form }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: roles = [] } = useCall(listConsoleRoles, {})
  const options = roles
    .filter(({ mayGive }) => mayGive)
    .map(role => ({ value: role.id, label: nameIn(role, language) }))
  return (
    <>
      <Select
        key={form.key('roleId')}
        {...form.field('roleId')}
        data={options}
        placeholder={t('consoleUser.noRole')}
        description={options.length === 0 ? t('consoleUser.noRoles') : t('consoleUser.roleHint')}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
      />
      {useAccess().isAdmin && (
        <Switch
          key={form.key('isAdmin')}
          {...form.getInputProps('isAdmin', { type: 'checkbox' })}
          label={t('access.fullAccess')}
          description={t('consoleUser.fullAccessHint')}
        />
      )}
    </>
  )
}
