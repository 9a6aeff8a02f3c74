// Names and password of somebody who follows a link: to register a space, or to join one.
import type { register } from '@hr/contract/session.ts'
import type { acceptOwnerInvitation } from '@hr/contract/space-owner.ts'
import { Button, SimpleGrid, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { currentLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormError } from '#web/shared/form/ContractForm.tsx'
import { toastSuccess } from '#web/shared/toast.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { formPasswordErrors } from './password-check.ts'

const redirectDelayMs = 800

type Props = {
  endpoint: typeof register | typeof acceptOwnerInvitation
  token: string
  /** Names the form and its button. */
  label: string
}

export function RegisterForm({ endpoint, token, label }: Props) {
  const navigate = useNavigate()
  const form = useContractForm(endpoint, {
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
    <ContractForm form={form} label={label}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput key={form.key('firstName')} {...form.field('firstName')} autoComplete="given-name" />
        <TextInput key={form.key('lastName')} {...form.field('lastName')} autoComplete="family-name" />
      </SimpleGrid>
      <NewPasswordFields form={form} />
      <FormError error={form.error} />
      <Button type="submit" fullWidth loading={form.isRunning}>
        {label}
      </Button>
    </ContractForm>
  )
}
