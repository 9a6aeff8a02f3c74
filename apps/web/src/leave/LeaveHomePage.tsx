// My leave at a glance: balances, what waits for me, what comes next, what I asked for last.
import { SimpleGrid, Stack, Title, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Page } from '#web/ui/Page.tsx'
import { Balances } from './Balances.tsx'
import { LatestRequests } from './LatestRequests.tsx'
import { LeaveNav } from './LeaveNav.tsx'
import { NextLeaveCard } from './NextLeaveCard.tsx'
import { RequestLeaveButton } from './RequestLeaveButton.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'

/** /app/leaves */
export function LeaveHomePage() {
  const { t } = useTranslation()
  return (
    <Page title={t('leave.title')} actions={<RequestLeaveButton />}>
      <LeaveNav current="overview" />
      <Stack gap="lg">
        <section>
          <VisuallyHidden>
            <Title order={2}>{t('leave.balances')}</Title>
          </VisuallyHidden>
          <Balances />
        </section>
        <WaitingRequests />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <NextLeaveCard />
          <LatestRequests />
        </SimpleGrid>
      </Stack>
    </Page>
  )
}
