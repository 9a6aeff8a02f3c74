// Opened by the links of an e-mail change, to agree or to stop it (docs/decisions/0063-email-change.md).
import { answerEmailChange } from '@hr/contract/email-change.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { LinkCard } from './LinkCard.tsx'

type Side = 'new' | 'old'
type Outcome = 'applied' | 'stopped' | 'waiting'

const waitingText = { new: 'session.emailWaitsForOld', old: 'session.emailWaitsForNew' } as const

function Done({ side, outcome }: { side: Side; outcome: Outcome }) {
  const { t } = useTranslation()
  const text = {
    applied: t('session.emailApplied'),
    stopped: t('session.emailStopped'),
    waiting: t(waitingText[side]),
  }
  return (
    <Alert color="green" role="status">
      {text[outcome]}
    </Alert>
  )
}

function Answer({ side, token }: { side: Side; token: string }) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<Outcome>()
  const action = useAction(answerEmailChange, { quiet: true, onSuccess: ({ state }) => setOutcome(state) })
  if (outcome !== undefined) return <Done side={side} outcome={outcome} />
  const { error } = action
  const failure = error !== null && (
    <Alert color="red" role="alert">
      {error.message}
    </Alert>
  )
  if (error?.code.startsWith('TOKEN_')) return failure
  return (
    <Stack>
      {failure}
      <Button loading={action.isRunning} onClick={() => action.run({ token, answer: 'agree' })}>
        {t(side === 'new' ? 'session.emailConfirm' : 'session.emailAgree')}
      </Button>
      <Button
        variant="default"
        disabled={action.isRunning}
        onClick={() => action.run({ token, answer: 'stop' })}
      >
        {t('session.emailStop')}
      </Button>
    </Stack>
  )
}

function EmailChange({ side }: { side: Side }) {
  const { t } = useTranslation()
  return (
    <LinkCard
      purpose={side === 'new' ? 'new_email' : 'old_email'}
      title={t(side === 'new' ? 'session.newEmailTitle' : 'session.oldEmailTitle')}
      text={t(side === 'new' ? 'session.newEmailText' : 'session.oldEmailText')}
    >
      {token => <Answer side={side} token={token} />}
    </LinkCard>
  )
}

export const NewEmailPage = () => <EmailChange side="new" />
export const OldEmailPage = () => <EmailChange side="old" />
