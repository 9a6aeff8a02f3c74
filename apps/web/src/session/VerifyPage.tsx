import { verifyEmail } from '@hr/contract/session.ts'
import { Group, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { ClosedText, stateIn } from './ClosedLink.tsx'
import { MailForm } from './MailForm.tsx'
import { SentText } from './SentText.tsx'

/** `/verify` starts a registration; `/verify/sent` explains the next step; other statuses say what is wrong with a link. */
export function VerifyPage({ status }: { status?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
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
        <SentText again={paths.verify} />
      ) : (
        <Stack>
          {status !== undefined && <ClosedText purpose="verify_email" state={stateIn(status)} />}
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
