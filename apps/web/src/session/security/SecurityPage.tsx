// One's own sign-in, in every area. The parts appear together, so that none moves when another arrives.
import { listLinkedAccounts } from '@hr/contract/linked-account.ts'
import { listOwnSessions } from '@hr/contract/own-session.ts'
import { getPasskeys } from '@hr/contract/passkey.ts'
import { getSecondStep } from '@hr/contract/second-step.ts'
import { Skeleton, Stack } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
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

/** Pixels, about those of the parts without rows. */
const heights = [160, 130, 220, 130]

export function SecurityPage() {
  const { t } = useTranslation()
  const { type, employee } = useProfile()
  const isLoading = [
    useCall(getSecondStep, {}),
    useCall(getPasskeys, {}),
    useCall(listOwnSessions, {}),
    useCall(listLinkedAccounts, {}, { enabled: employee !== null }),
  ].some(query => query.isLoading)
  return (
    <Page
      title={t('session.security')}
      description={t('ownAccount.securityText')}
      crumbs={[...useSpaceCrumbs(), { title: t('session.profile'), to: profilePage[type] }]}
    >
      <Stack gap="lg">
        <PasswordPanel />
        {isLoading ? (
          heights.map((height, index) => <Skeleton key={index} height={height} aria-hidden />)
        ) : (
          <>
            <SecondStepPanel />
            <Passkeys />
            <OwnSessions />
            {employee !== null && <LinkedAccounts />}
          </>
        )}
      </Stack>
    </Page>
  )
}
