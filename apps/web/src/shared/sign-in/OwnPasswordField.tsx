import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'

/** The reader types their own password before they take over somebody's account. */
export function OwnPasswordField({
  form,
}: {
  form: Pick<FieldsForm<{ password: string }>, 'field' | 'key'>
}) {
  const { t } = useTranslation()
  return (
    <PasswordField
      key={form.key('password')}
      {...form.field('password', t('employee.ownPassword'))}
      description={t('employee.ownPasswordHint')}
      autoComplete="current-password"
      data-autofocus
    />
  )
}
