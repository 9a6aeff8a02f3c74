// A second step that is required: it is set up at the sign-in, in place of the form, before anything else opens.
import { startRequiredSecondStep } from '@hr/contract/second-step.ts'
import { logout } from '@hr/contract/session.ts'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { AppStep } from './AppStep.tsx'
import type { Confirmed, Started } from './AppStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Props = {
  /** The ten-minute token of the password. */
  token: string
  onDone: (tokens: { token: string; tokenWS: string }) => void
  onSignedOut: () => void
}

export function RequiredSetUp({ token, onDone, onSignedOut }: Props) {
  const { t } = useTranslation()
  const [started, setStarted] = useState<Started>()
  const [confirmed, setConfirmed] = useState<Confirmed>()
  const start = useAction(startRequiredSecondStep, { onSuccess: setStarted })
  const signOut = () => {
    call(logout, {}, { token }).catch((error: unknown) => console.warn(error))
    onSignedOut()
  }
  if (confirmed !== undefined) {
    const { recoveryCodes, token: full = '', tokenWS = '' } = confirmed
    return (
      <Stack>
        <Heading text={t('ownAccount.recoveryTitle')} />
        <RecoveryCodes codes={recoveryCodes} onDone={() => onDone({ token: full, tokenWS })} />
      </Stack>
    )
  }
  return (
    <Stack>
      <Heading text={t('ownAccount.setUpTitle')} />
      {started === undefined ? (
        <>
          <Text>{t('ownAccount.requiredText')}</Text>
          <Text>{t('ownAccount.appText')}</Text>
          <Stack gap="xs">
            <Button fullWidth loading={start.isRunning} onClick={() => start.run({}, { token })}>
              {t('ownAccount.setUp')}
            </Button>
            <Button variant="subtle" fullWidth onClick={signOut}>
              {t('session.signOut')}
            </Button>
          </Stack>
        </>
      ) : (
        <AppStep
          started={started}
          token={token}
          cancelLabel={t('session.signOut')}
          onDone={setConfirmed}
          onClose={signOut}
        />
      )}
    </Stack>
  )
}

const Heading = ({ text }: { text: string }) => (
  <Title order={2} size="h4">
    {text}
  </Title>
)
