import { register } from '@hr/contract/session.ts'
import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm } from '#web/shared/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { LinkCard } from './LinkCard.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { formPasswordErrors } from './password-check.ts'

const redirectDelayMs = 800

function RegisterForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useContractForm(register, {
    initialValues: { firstName: '', lastName: '', password: '', confirmPassword: '' },
    fixed: { token },
    local: ['confirmPassword'],
    check: values => formPasswordErrors(values, currentLanguage()),
    onSuccess: (_data, message) => {
      toastSuccess(message)
      setTimeout(() => void navigate({ to: paths.loginStatus('registered') }), redirectDelayMs)
    },
  })
  return (
    <ContractForm form={form} label={t('session.registerTitle')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput key={form.key('firstName')} {...form.field('firstName')} autoComplete="given-name" />
        <TextInput key={form.key('lastName')} {...form.field('lastName')} autoComplete="family-name" />
      </SimpleGrid>
      <NewPasswordFields form={form} />
      <Button type="submit" fullWidth loading={form.isRunning}>
        {t('session.registerTitle')}
      </Button>
    </ContractForm>
  )
}

/** The page of the verification link. */
export function RegisterPage() {
  const { t } = useTranslation()
  return (
    <LinkCard
      title={t('session.registerTitle')}
      text={t('session.registerText')}
      source={{ to: paths.verify, title: t('session.verifyTitle') }}
    >
      {token => <RegisterForm token={token} />}
    </LinkCard>
  )
}
