// The landing page with both doors, and the page of each door.
import { Alert, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { AuthCard } from './AuthCard.tsx'
import { CompanyMark } from './CompanyMark.tsx'
import { SignInForm } from './SignInForm.tsx'
import type { Door } from './door.ts'
import { hasLeftPage } from './left-page.ts'

const statusTexts = {
  registered: ['session.registered', 'green'],
  reset: ['session.passwordReset', 'green'],
  expired: ['session.expired', 'yellow'],
} as const

const isStatus = (status: string): status is keyof typeof statusTexts => Object.hasOwn(statusTexts, status)

type Status = { status?: string }

/** Why the reader is here: an expired session, /login/registered and the like; other statuses show nothing. */
function StatusText({ status = hasLeftPage() ? 'expired' : '' }: Status) {
  const { t } = useTranslation()
  if (!isStatus(status)) return null
  const [text, color] = statusTexts[status]
  return (
    <Alert color={color} role="status" mb="md">
      {t(text)}
    </Alert>
  )
}

function RegisterLink() {
  const { t } = useTranslation()
  return (
    <Group justify="center" gap={6}>
      <Text size="sm" c="dimmed">
        {t('session.noAccount')}
      </Text>
      <TextLink size="sm" to={paths.verify}>
        {t('session.register')}
      </TextLink>
    </Group>
  )
}

/** `/`: for everybody. */
export function LandingPage() {
  const { t } = useTranslation()
  const [door, setDoor] = useState<Door>('employee')
  return (
    <AuthCard title={t('session.welcome')} text={t('session.tagline')} foot={<RegisterLink />}>
      <StatusText />
      <Stack>
        <SegmentedControl
          fullWidth
          aria-label={t('session.signIn')}
          value={door}
          onChange={value => setDoor(value === 'owner' ? 'owner' : 'employee')}
          data={[
            { value: 'employee', label: t('session.doorEmployee') },
            { value: 'owner', label: t('session.doorOwner') },
          ]}
        />
        <Text size="sm" c="dimmed">
          {t(door === 'employee' ? 'session.employeeHint' : 'session.ownerHint')}
        </Text>
        <SignInForm door={door} onDoor={setDoor} />
      </Stack>
    </AuthCard>
  )
}

/** `/login`: owners and operators. */
export function LoginPage({ status }: Status) {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('session.ownerSignIn')} text={t('session.ownerHint')} foot={<RegisterLink />}>
      <StatusText status={status} />
      <SignInForm door="owner" />
    </AuthCard>
  )
}

/** `/employee`: for everybody who works in a company. */
export function EmployeePage({ status }: Status) {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('session.employeeSignIn')} text={t('session.employeeHint')} mark={<CompanyMark />}>
      <StatusText status={status} />
      <SignInForm door="employee" />
    </AuthCard>
  )
}
