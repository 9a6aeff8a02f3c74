import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { changePassword } from '@hr/contract/session.ts'
import { Alert, Skeleton } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { callFailed } from '#web/api/answers.ts'
import { linkToken } from '#web/shared/link-token.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { loadRequiredSetUp } from './second-step/load-required-set-up.ts'
import { enterWithTokens } from './sign-in.ts'

const RequiredSetUp = lazy(loadRequiredSetUp)

/** Replaces a temporary password, under /login and /employee; the session continues with new tokens. */
export function ChangePasswordPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const door = useLocation().pathname.startsWith('/employee') ? '/employee' : '/login'
  const token = linkToken()
  /** The ten-minute session continues: a second step is required. */
  const [settingUp, setSettingUp] = useState<string>()
  const signInAgain = () => void navigate({ to: `${door}/reset`, replace: true })
  const enter = (newToken: string, tokenWS: string) =>
    enterWithTokens(newToken, tokenWS).then(
      page => void navigate({ href: page, replace: true }),
      (error: unknown) => {
        callFailed(error)
        signInAgain()
      },
    )
  const done = (message: string, { token, tokenWS = '', secondStep }: OutputOf<typeof changePassword>) => {
    toastSuccess(message)
    if (token === undefined) signInAgain()
    else if (secondStep === 'set_up') setSettingUp(token)
    else void enter(token, tokenWS)
  }
  if (settingUp !== undefined) {
    return (
      <AuthCard title={t('session.signIn')}>
        <Suspense fallback={<Skeleton height={220} />}>
          <RequiredSetUp
            token={settingUp}
            onDone={tokens => void enter(tokens.token, tokens.tokenWS)}
            onSignedOut={() => void navigate({ to: door, replace: true })}
          />
        </Suspense>
      </AuthCard>
    )
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
