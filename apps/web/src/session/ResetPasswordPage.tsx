import { resetPasswordByEmail } from '@hr/contract/session.ts'
import { Alert, Button, PasswordInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { paths } from '#web/paths.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm } from '#web/shared/ContractForm.tsx'
import { linkToken } from '#web/shared/link-token.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { formPasswordErrors } from './password-check.ts'

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useContractForm(resetPasswordByEmail, {
    initialValues: { password: '', confirmPassword: '' },
    fixed: { token },
    local: ['confirmPassword'],
    unguarded: true,
    check: values => formPasswordErrors(values, currentLanguage()),
    onSuccess: (_data, message) => {
      toastSuccess(message)
      void navigate({ to: paths.home, replace: true })
    },
  })
  return (
    <ContractForm form={form} label={t('session.resetTitle')}>
      <PasswordInput
        key={form.key('password')}
        {...form.field('password')}
        description={t('session.passwordHintForm')}
        autoComplete="new-password"
      />
      <PasswordInput
        key={form.key('confirmPassword')}
        {...form.field('confirmPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" fullWidth loading={form.isRunning}>
        {t('session.setPassword')}
      </Button>
    </ContractForm>
  )
}

/** The page the reset link opens: owners, operators and employees alike. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const token = linkToken()
  return (
    <AuthCard title={t('session.resetTitle')}>
      {token === '' ? (
        <Alert color="yellow" role="alert">
          {t('session.linkMissing')}{' '}
          <TextLink c="inherit" underline="always" to={paths.forgot}>
            {t('session.forgotTitle')}
          </TextLink>
        </Alert>
      ) : (
        <ResetForm token={token} />
      )}
    </AuthCard>
  )
}
