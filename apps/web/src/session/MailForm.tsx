import type { forgotPassword, verifyEmail } from '@hr/contract/session.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useContractForm } from '#web/shared/form/use-contract-form.ts'
import { ContractForm, FormError } from '#web/shared/form/ContractForm.tsx'
import { DemoLink } from '#web/shared/DemoLink.tsx'
import { isFocusedFirst } from './is-focused-first.ts'

/** The address that was asked for a link last, so that asking again needs no typing. In memory only. */
let askedEmail = ''

type Props = {
  endpoint: typeof forgotPassword | typeof verifyEmail
  label: string
  onSent: () => void
}

/** Asks for an e-mail address; the answer does not reveal whether it is known. */
export function MailForm({ endpoint, label, onSent }: Props) {
  const { t } = useTranslation()
  const [demoLink, setDemoLink] = useState<string>()
  const form = useContractForm(endpoint, {
    initialValues: { email: askedEmail },
    unguarded: true,
    onChange: ({ email }) => {
      askedEmail = email
    },
    onSuccess: answer => (answer.demoLink === null ? onSent() : setDemoLink(answer.demoLink)),
  })
  if (demoLink !== undefined) return <DemoLink link={demoLink} />
  return (
    <ContractForm form={form} label={label}>
      <TextInput
        key={form.key('email')}
        {...form.field('email')}
        type="email"
        autoComplete="email"
        autoFocus={isFocusedFirst()}
      />
      <FormError error={form.error} />
      <Button type="submit" fullWidth loading={form.isRunning}>
        {t('session.sendLink')}
      </Button>
    </ContractForm>
  )
}
