import { resetPasswordByEmail } from '@hr/contract/session.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormError } from '#web/shared/form/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { LinkCard } from './LinkCard.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { formPasswordErrors } from './password-check.ts'

function ResetForm({ token, companyMin }: { token: string; companyMin: number | null }) {
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
      <NewPasswordFields form={form} companyMin={companyMin} />
      <FormError error={form.error} />
      <Button type="submit" fullWidth loading={form.isRunning}>
        {t('session.setPassword')}
      </Button>
    </ContractForm>
  )
}

/** The page of the reset link, for owners, operators and employees. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  return (
    <LinkCard purpose="reset_password" title={t('session.resetTitle')}>
      {(token, link) => <ResetForm token={token} companyMin={link?.passwordMinLength ?? null} />}
    </LinkCard>
  )
}
