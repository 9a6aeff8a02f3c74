import { passwordBounds } from '@hr/domain/session/password-rules.ts'
import type { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'

type Form = Pick<
  ReturnType<typeof useContractForm<never, { password: string; confirmPassword: string }>>,
  'key' | 'field'
>

/** A new password, twice. */
export function NewPasswordFields({ form, companyMin = null }: { form: Form; companyMin?: number | null }) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField
        key={form.key('password')}
        {...form.field('password')}
        description={t('session.passwordHintForm', { min: companyMin ?? passwordBounds.formMin })}
        autoComplete="new-password"
      />
      <PasswordField
        key={form.key('confirmPassword')}
        {...form.field('confirmPassword')}
        autoComplete="new-password"
      />
    </>
  )
}
