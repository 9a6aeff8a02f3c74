// A pending change of e-mail: the person agrees or stops it, HR withdraws it or sends the links again.
import { agreeToEmailChange, endEmailChange, resendEmailChange } from '@hr/contract/email-change.ts'
import type { WaitingEmail } from '@hr/contract/email-change.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

/** The session shows the e-mail as well. */

function OwnActions({ id, isAgreed }: { id: number; isAgreed: boolean }) {
  const { t } = useTranslation()
  const agree = useAction(agreeToEmailChange, {
    onSuccess: () => toastSuccess(t('employeeRecord.emailChange.agreed')),
  })
  const stop = useAction(endEmailChange, {
    onSuccess: () => toastSuccess(t('employeeRecord.emailChange.stopped')),
  })
  return (
    <Group gap="xs">
      {!isAgreed && (
        <Button variant="default" loading={agree.isRunning} onClick={() => agree.run({})}>
          {t('employeeRecord.emailChange.agree')}
        </Button>
      )}
      <Button color="red" loading={stop.isRunning} onClick={() => stop.run({ id })}>
        {t('employeeRecord.emailChange.stop')}
      </Button>
    </Group>
  )
}

function HrActions({ id }: { id: number }) {
  const { t } = useTranslation()
  const resend = useAction(resendEmailChange, {
    onSuccess: () => toastSuccess(t('employeeRecord.emailChange.resent')),
  })
  const withdraw = useAction(endEmailChange, {
    onSuccess: () => toastSuccess(t('employeeRecord.emailChange.withdrawn')),
  })
  return (
    <Group gap="xs">
      <Button variant="default" loading={resend.isRunning} onClick={() => resend.run({ id })}>
        {t('employeeRecord.emailChange.resend')}
      </Button>
      <Button variant="default" loading={withdraw.isRunning} onClick={() => withdraw.run({ id })}>
        {t('employeeRecord.emailChange.withdraw')}
      </Button>
    </Group>
  )
}

function Facts({ waiting, hasOld }: { waiting: WaitingEmail; hasOld: boolean }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { askedBy, askedAt, endsAt, email, isAgreed, isConfirmed } = waiting
  const asked = { at: formatInstant(askedAt), until: formatInstant(endsAt) }
  return (
    <>
      <Text size="sm">
        {askedBy === null
          ? t('employeeRecord.emailChange.asked', asked)
          : t('employeeRecord.emailChange.askedBy', { ...asked, name: nameOf(askedBy) })}
      </Text>
      <List size="sm">
        {email !== null && (
          <List.Item>
            {t(isConfirmed ? 'employeeRecord.emailChange.newAgreed' : 'employeeRecord.emailChange.newSilent')}
          </List.Item>
        )}
        {hasOld && (
          <List.Item>
            {t(isAgreed ? 'employeeRecord.emailChange.oldAgreed' : 'employeeRecord.emailChange.oldSilent')}
          </List.Item>
        )}
      </List>
    </>
  )
}

export function EmailChangeNotice({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const { card, may, waitingEmail } = record
  if (waitingEmail === null) return null
  const { email, isAgreed } = waitingEmail
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconMail size={20} aria-hidden />}
      title={
        email === null
          ? t('employeeRecord.emailChange.removal')
          : t('employeeRecord.emailChange.title', { email })
      }
      styles={{ title: { overflowWrap: 'anywhere' } }}
    >
      <Stack gap="sm">
        <Facts waiting={waitingEmail} hasOld={card.email !== null} />
        {may.editOwn && <OwnActions id={card.id} isAgreed={isAgreed} />}
        {may.resetPassword && <HrActions id={card.id} />}
      </Stack>
    </Alert>
  )
}
