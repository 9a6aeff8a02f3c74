// /ams/dashboard: live figures of the installation, each leading to its page (P3).
import { amsDashboard } from '@hr/contract/operator.ts'
import type { AmsFigures } from '@hr/contract/operator.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { StackedColumns } from '#web/shared/chart/StackedColumns.tsx'
import { formatDate, formatNumber } from '#web/shared/format.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Loaded } from '#web/ui/Loaded.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import { Figure } from './Figure.tsx'
import { OperationFigures } from './OperationFigures.tsx'

function NewestBusinesses({ newest }: { newest: AmsFigures['newest'] }) {
  const { t } = useTranslation()
  const mayOpen = useCan()('AMS_BUSINESS')
  return (
    <Panel title={t('operator.newest')}>
      {newest.length === 0 && <Text c="dimmed">{t('operator.noBusiness')}</Text>}
      <Stack gap="xs">
        {newest.map(({ id, name, createdAt }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            {mayOpen ? (
              <TextLink to={paths.business(id)} lh="26px" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </TextLink>
            ) : (
              <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
            )}
            <Text size="sm" c="dimmed" style={{ flexShrink: 0 }}>
              {formatDateOf(createdAt)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Panel>
  )
}

function SignInsPerDay({ days }: { days: AmsFigures['signInsPerDay'] }) {
  const { t } = useTranslation()
  const sum = days.reduce((all, { count }) => all + count, 0)
  return (
    <Panel title={t('operator.signIns')} text={t('operator.signInsText', { count: sum })}>
      <StackedColumns
        label={days.map(({ date, count }) => `${formatDate(date)}: ${formatNumber(count)}`).join(', ')}
        parts={[{ key: 'count', name: t('operator.signIns'), color: 'info' }]}
        columns={days.map(({ date, count }) => ({
          key: date,
          name: formatDate(date),
          short: formatDate(date).slice(0, 5),
          sizes: { count },
        }))}
      />
    </Panel>
  )
}

export function OperatorHomePage() {
  const { t } = useTranslation()
  const may = useCan()
  const profile = useProfile()
  const query = useCall(amsDashboard, {})
  const name = usePersonName(profile) || profile.username
  const toBusinesses = may('AMS_BUSINESS') && { to: paths.businesses, text: t('operator.toBusinesses') }
  return (
    <Page title={t('shell.amsHome')} description={t('shell.homeWelcome', { name })}>
      <Loaded query={query} height={420}>
        {figures => (
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
              <Figure
                label={t('operator.companies')}
                value={formatNumber(figures.workspaces)}
                hint={t('operator.ofBusinesses', { count: figures.businesses })}
                link={toBusinesses}
              />
              <Figure
                label={t('operator.suspended')}
                value={formatNumber(figures.suspended)}
                link={
                  toBusinesses && { ...toBusinesses, ...place(paths.businesses, { status: 'suspended' }) }
                }
              />
              <Figure
                label={t('operator.employees')}
                value={formatNumber(figures.employees)}
                hint={t('operator.requestsWaiting', { count: figures.requestsWaiting })}
                link={toBusinesses}
              />
              <Figure
                label={t('operator.users')}
                value={formatNumber(figures.users)}
                hint={t('operator.employeeAccounts', { count: figures.accounts - figures.users })}
                link={
                  may('AMS_USER') && {
                    ...place(paths.users, { status: 'active' }),
                    text: t('operator.toUsers'),
                  }
                }
              />
            </SimpleGrid>
            <OperationFigures figures={figures} />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
              <SignInsPerDay days={figures.signInsPerDay} />
              <NewestBusinesses newest={figures.newest} />
            </SimpleGrid>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
