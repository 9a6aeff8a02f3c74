// The second step of a sign-in, in place of the form for the password.
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { passSecondStep } from '@hr/contract/second-step.ts'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormError } from '#web/shared/form/ContractForm.tsx'
import { CodeField } from './CodeField.tsx'

type Props = {
  /** The ten-minute token of the password. */
  token: string
  onPassed: (tokens: OutputOf<typeof passSecondStep>) => void
  onBack: () => void
}

export function CodeForm({ token, onPassed, onBack }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(passSecondStep, {
    initialValues: { code: '' },
    unguarded: true,
    call: { token },
    onSuccess: onPassed,
  })
  return (
    <ContractForm form={form} label={t('ownAccount.codeTitle')}>
      <Text>{t('ownAccount.codeText')}</Text>
      <CodeField key={form.key('code')} {...form.field('code')} description={t('ownAccount.codeHint')} />
      <FormError error={form.error} />
      <Stack gap="xs">
        <Button type="submit" fullWidth loading={form.isRunning}>
          {t('session.signIn')}
        </Button>
        <Button variant="subtle" fullWidth onClick={onBack}>
          {t('ownAccount.codeBack')}
        </Button>
      </Stack>
    </ContractForm>
  )
}
