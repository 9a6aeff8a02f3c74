import { register } from '@hr/contract/session.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { LinkCard } from './LinkCard.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** The page of the verification link. */
export function RegisterPage() {
  const { t } = useTranslation()
  return (
    <LinkCard
      title={t('session.registerTitle')}
      text={t('session.registerText')}
      source={{ to: paths.verify, title: t('session.verifyTitle') }}
    >
      {token => <RegisterForm endpoint={register} token={token} label={t('session.registerTitle')} />}
    </LinkCard>
  )
}
