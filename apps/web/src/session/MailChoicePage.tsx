// Opened by the link below an e-mail: turns off those of its kind, or the daily digest, and on again. Only a press changes anything, because
// programs that check mails open links.
import { getMailChoice, turnMailOff, turnMailOn } from '@hr/contract/mail-choice.ts'
import type { MailChoice } from '@hr/contract/mail-choice.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { LinkCard } from './LinkCard.tsx'

const kindNames = {
  LEAVE: 'session.mailLeave',
  ATTENDANCE: 'session.mailAttendance',
  OFF_SITE: 'session.mailOffSite',
  OT: 'session.mailOvertime',
  EMPLOYEE: 'session.mailPeople',
  COMPANY: 'session.mailCompany',
  DIGEST: null,
} as const

function Choice({ token }: { token: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [changed, setChanged] = useState<MailChoice>()
  const { data, error } = useCall(getMailChoice, { token }, { quiet: true })
  const options = { quiet: true, onSuccess: setChanged }
  const off = useAction(turnMailOff, options)
  const on = useAction(turnMailOn, options)
  const choice = changed ?? data
  const failure = error ?? off.error ?? on.error
  const alert = failure && (
    <Alert color="red" role="alert">
      {failure.message}
    </Alert>
  )
  if (choice === undefined) return alert ?? <Skeleton height={96} />
  const company = nameIn({ name: choice.company, nameLo: choice.companyLo }, language)
  const kindName = kindNames[choice.kind]
  const [isOn, isOff] =
    kindName === null
      ? [t('session.digestIsOn', { company }), t('session.digestIsOff', { company })]
      : [
          t('session.mailIsOn', { kind: t(kindName), company }),
          t('session.mailIsOff', { kind: t(kindName), company }),
        ]
  return (
    <Stack>
      {alert}
      {choice.isOff ? (
        <Alert color="green" role="status">
          {isOff}
        </Alert>
      ) : (
        <Text>{isOn}</Text>
      )}
      {choice.isOff ? (
        <Button variant="default" loading={on.isRunning} onClick={() => on.run({ token })}>
          {t('session.mailTurnOn')}
        </Button>
      ) : (
        <Button loading={off.isRunning} onClick={() => off.run({ token })}>
          {t('session.mailTurnOff')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {t('session.mailRest')}
      </Text>
    </Stack>
  )
}

export function MailChoicePage() {
  const { t } = useTranslation()
  return <LinkCard title={t('session.mailTitle')}>{token => <Choice token={token} />}</LinkCard>
}
