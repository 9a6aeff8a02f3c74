import { Alert } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { callFailed } from '#web/api/answers.ts'
import { linkToken } from '#web/shared/link-token.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { enterWithTokens } from './sign-in.ts'

/** Replaces a temporary password, under /login and /employee; the session continues with new tokens. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const door = useLocation().pathname.startsWith('/employee') ? '/employee' : '/login'
  const token = linkToken()
  const signInAgain = () => void navigate({ to: `${door}/reset`, replace: true })
  const enter = (newToken: string, tokenWS: string) =>
    enterWithTokens(newToken, tokenWS).then(
      page => void navigate({ to: page, replace: true }),
      (error: unknown) => {
        callFailed(error)
        signInAgain()
      },
    )
  const done = (message: string, { token, tokenWS = '' }: { token?: string; tokenWS?: string }) => {
    toastSuccess(message)
    if (token === undefined) signInAgain()
    else void enter(token, tokenWS)
  }
  return (
    <AuthCard title={t('session.changeTitle')} text={t('session.changeTemporaryText')}>
      {token === '' ? (
        <Alert color="yellow" role="alert">
          {t('session.expired')}{' '}
          <TextLink c="inherit" underline="always" to={door}>
            {t('session.signIn')}
          </TextLink>
        </Alert>
      ) : (
        <ChangePasswordForm token={token} onDone={done} />
      )}
    </AuthCard>
  )
}
