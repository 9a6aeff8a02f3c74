import { passwordBounds } from '@hr/domain/session/password-rules.ts'
import { PasswordInput } from '@mantine/core'
import type { useContractForm } from '#web/shared/use-contract-form.ts'
import { useTranslation } from '#web/i18n/translation.ts'

type Form = Pick<
  ReturnType<typeof useContractForm<never, { password: string; confirmPassword: string }>>,
  'key' | 'field'
>

/** A new password, twice. */
export function NewPasswordFields({ form, companyMin = null }: { form: Form; companyMin?: number | null }) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordInput
        key={form.key('password')}
        {...form.field('password')}
        description={t('session.passwordHintForm', { min: companyMin ?? passwordBounds.formMin })}
        autoComplete="new-password"
      />
      <PasswordInput
        key={form.key('confirmPassword')}
        {...form.field('confirmPassword')}
        autoComplete="new-password"
      />
    </>
  )
}
