import type { forgotPassword, verifyEmail } from '@hr/contract/session.ts'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { ContractForm } from '#web/shared/ContractForm.tsx'

type Props = { endpoint: typeof forgotPassword | typeof verifyEmail; label: string; onSent: () => void }

/** Asks for an e-mail address; the answer is the same whether it is known or not. */
export function MailForm({ endpoint, label, onSent }: Props) {
  const { t } = useTranslation()
  const form = useContractForm(endpoint, { initialValues: { email: '' }, unguarded: true, onSuccess: onSent })
  return (
    <ContractForm form={form} label={label}>
      <TextInput key={form.key('email')} {...form.field('email')} type="email" autoComplete="email" />
      <Button type="submit" fullWidth loading={form.isRunning}>
        {t('session.sendLink')}
      </Button>
    </ContractForm>
  )
}
