import { register } from '@hr/contract/session.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { LinkCard } from './LinkCard.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** The page of the verification link. */
export function RegisterPage() {
  const { t } = useTranslation()
  return (
    <LinkCard purpose="verify_email" title={t('session.registerTitle')} text={t('session.registerText')}>
      {token => <RegisterForm endpoint={register} token={token} label={t('session.registerTitle')} />}
    </LinkCard>
  )
}
