// One's own sign-in, in every area.
import { Stack } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { profilePage } from '#web/shared/person/profile-page.ts'
import { useProfile } from '#web/shared/session.ts'
import { Page } from '#web/ui/Page.tsx'
import { useSpaceCrumbs } from '../use-space-crumbs.ts'
import { SecondStepPanel } from './SecondStepPanel.tsx'
import { LinkedAccounts } from './LinkedAccounts.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { OwnSessions } from './OwnSessions.tsx'

export function SecurityPage() {
  const { t } = useTranslation()
  const { type, employee } = useProfile()
  return (
    <Page
      title={t('session.security')}
      description={t('ownAccount.securityText')}
      crumbs={[...useSpaceCrumbs(), { title: t('session.profile'), to: profilePage[type] }]}
    >
      <Stack gap="lg">
        <PasswordPanel />
        <SecondStepPanel />
        <Passkeys />
        <OwnSessions />
        {employee !== null && <LinkedAccounts />}
      </Stack>
    </Page>
  )
}
