import { useTranslation } from '#web/i18n/translation.ts'
import type { FieldsForm } from '#web/shared/form/use-contract-form.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'

type Props = { form: Pick<FieldsForm<{ password: string }>, 'field' | 'key'> }

/** The reader's own password, before their sign-in changes. */
export function CurrentPasswordField({ form }: Props) {
  const { t } = useTranslation()
  return (
    <PasswordField
      key={form.key('password')}
      {...form.field('password', t('ownAccount.ownPassword'))}
      autoComplete="current-password"
      data-autofocus
    />
  )
}
