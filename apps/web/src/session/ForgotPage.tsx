import { forgotPassword } from '@hr/contract/session.ts'
import { Group } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { MailForm } from './MailForm.tsx'
import { SentText } from './SentText.tsx'

/** `/forgot` asks for the address, `/forgot/sent` explains the next step. */
export function ForgotPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { status }: { status?: string } = useParams({ strict: false })
  const isSent = status === 'sent'
  return (
    <AuthCard
      title={t(isSent ? 'session.sentTitle' : 'session.forgotTitle')}
      text={isSent ? undefined : t('session.forgotText')}
      foot={
        <Group justify="center">
          <TextLink to={paths.home}>{t('session.signIn')}</TextLink>
        </Group>
      }
    >
      {isSent ? (
        <SentText />
      ) : (
        <MailForm
          endpoint={forgotPassword}
          label={t('session.forgotTitle')}
          onSent={() => void navigate({ to: paths.forgotSent })}
        />
      )}
    </AuthCard>
  )
}
