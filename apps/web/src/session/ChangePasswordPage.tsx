import { Alert } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkToken } from '#web/shared/link-token.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** For a temporary password, under /login and /employee; afterwards the new password signs in. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const door = useLocation().pathname.startsWith('/employee') ? '/employee' : '/login'
  const token = linkToken()
  const done = (message: string) => {
    toastSuccess(message)
    void navigate({ to: `${door}/reset`, replace: true })
  }
  return (
    <AuthCard title={t('session.changeTitle')} text={t('session.changeTemporaryText')}>
      {token === '' ? (
        <Alert color="yellow" role="alert">
          {t('session.expired')} <TextLink to={door}>{t('session.signIn')}</TextLink>
        </Alert>
      ) : (
        <ChangePasswordForm token={token} onDone={done} />
      )}
    </AuthCard>
  )
}
