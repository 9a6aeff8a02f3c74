import { amsDashboard } from '@hr/contract/operator.ts'
import { Paper, SimpleGrid, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useProfile } from '#web/shared/session.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Paper withBorder p="lg">
      <Text c="dimmed" size="sm">
        {label}
      </Text>
      <Text fz={32} fw={650} lh={1.4}>
        {formatNumber(value)}
      </Text>
    </Paper>
  )
}

/** `/ams/dashboard`: figures of the installation. */
export function OperatorHomePage() {
  const { t } = useTranslation()
  const profile = useProfile()
  const query = useCall(amsDashboard, {})
  const name = usePersonName(profile) || profile.username
  return (
    <Page title={t('shell.amsHome')} description={t('shell.homeWelcome', { name })}>
      <Loaded query={query} height={110}>
        {figures => (
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            <Figure label={t('menu.business')} value={figures.businesses} />
            <Figure label={t('menu.workspaces')} value={figures.workspaces} />
            <Figure label={t('menu.users')} value={figures.accounts} />
          </SimpleGrid>
        )}
      </Loaded>
    </Page>
  )
}
