import type { OutputOf } from '@hr/contract/endpoint.ts'
import { changePassword } from '@hr/contract/session.ts'
import { leastLength } from '@hr/domain/session/password-rules.ts'
import { Button, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormActions, FormError } from '#web/shared/form/ContractForm.tsx'
import { requiredLength } from './required-length.ts'
import { changePasswordErrors } from './password-check.ts'
import { PasswordField } from '#web/ui/PasswordField.tsx'

type Props = {
  /** The restricted token of a temporary password; by default the session's token. */
  token?: string
  onDone: (message: string, tokens: OutputOf<typeof changePassword>) => void
  /** In a dialog; the page is left by its button alone, as wide as those of other sign-in pages. */
  onCancel?: () => void
}

/** Validated before sending (spec 5). */
export function ChangePasswordForm({ token, onDone, onCancel }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(changePassword, {
    initialValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    local: ['confirmPassword'],
    unguarded: true,
    check: values => changePasswordErrors(values, currentLanguage()),
    onSuccess: (tokens, message) => onDone(message, tokens),
    ...(token !== undefined && { call: { token } }),
  })
  return (
    <ContractForm form={form} label={t('session.changeTitle')}>
      <PasswordField
        key={form.key('oldPassword')}
        {...form.field('oldPassword')}
        autoComplete="current-password"
        data-autofocus
      />
      <PasswordField
        key={form.key('newPassword')}
        {...form.field('newPassword')}
        description={t('session.passwordHint', { min: leastLength(requiredLength(token !== undefined)) })}
        autoComplete="new-password"
      />
      <PasswordField
        key={form.key('confirmPassword')}
        {...form.field('confirmPassword')}
        autoComplete="new-password"
      />
      {token === undefined && (
        <Text size="sm" c="dimmed">
          {t('session.changeText')}
        </Text>
      )}
      {onCancel ? (
        <FormActions form={form} submitLabel={t('session.changePassword')} onCancel={onCancel} />
      ) : (
        <>
          <FormError error={form.error} />
          <Button type="submit" fullWidth loading={form.isRunning}>
            {t('session.changePassword')}
          </Button>
        </>
      )}
    </ContractForm>
  )
}
