import { forgotPassword } from '@hr/contract/session.ts'
import { Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { AuthCard } from './AuthCard.tsx'
import { ClosedText, stateIn } from './ClosedLink.tsx'
import { MailForm } from './MailForm.tsx'
import { SentText } from './SentText.tsx'
import { SignInFoot } from './SignInFoot.tsx'

/** `/forgot` asks for the address, `/forgot/sent` explains the next step; other statuses say what is wrong with a link. */
export function ForgotPage({ status }: { status?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isSent = status === 'sent'
  return (
    <AuthCard
      title={t(isSent ? 'session.sentTitle' : 'session.forgotTitle')}
      text={isSent ? undefined : t('session.forgotText')}
      foot={<SignInFoot />}
    >
      {isSent ? (
        <SentText again={paths.forgot} />
      ) : (
        <Stack>
          {status !== undefined && <ClosedText purpose="reset_password" state={stateIn(status)} />}
          <MailForm
            endpoint={forgotPassword}
            label={t('session.forgotTitle')}
            onSent={() => void navigate({ to: paths.forgotSent })}
          />
        </Stack>
      )}
    </AuthCard>
  )
}
