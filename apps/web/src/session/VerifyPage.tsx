import { verifyEmail } from '@hr/contract/session.ts'
import { Alert, Group, Stack, Text } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { MailForm } from './MailForm.tsx'
import { SentText } from './SentText.tsx'

/** `/verify` starts a registration; `/verify/sent` and other statuses show its state. */
export function VerifyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { status }: { status?: string } = useParams({ strict: false })
  const isSent = status === 'sent'
  return (
    <AuthCard
      title={t(isSent ? 'session.sentTitle' : 'session.verifyTitle')}
      text={isSent ? undefined : t('session.verifyText')}
      foot={
        <Group justify="center" gap={6}>
          <Text size="sm" c="dimmed">
            {t('session.haveAccount')}
          </Text>
          <TextLink size="sm" to={paths.login}>
            {t('session.signIn')}
          </TextLink>
        </Group>
      }
    >
      {isSent ? (
        <SentText />
      ) : (
        <Stack>
          {status !== undefined && (
            <Alert color={status === 'verified' ? 'green' : 'yellow'} role="status">
              {t(status === 'verified' ? 'session.verified' : 'session.statusFailed')}
            </Alert>
          )}
          <MailForm
            endpoint={verifyEmail}
            label={t('session.verifyTitle')}
            onSent={() => void navigate({ to: paths.verifySent })}
          />
        </Stack>
      )}
    </AuthCard>
  )
}
