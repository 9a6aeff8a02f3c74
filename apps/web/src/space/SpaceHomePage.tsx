import { getSpace } from '@hr/contract/space.ts'
import type { workspaceRow } from '@hr/contract/space.ts'
import { Button, Group, Paper, SimpleGrid, Skeleton, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import type * as z from 'zod/mini'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatDate, formatNumber, nameIn } from '#web/shared/format.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { useProfile } from '#web/shared/session.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

type Workspace = z.output<typeof workspaceRow>

function WorkspaceCard({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation()
  const { username } = useProfile()
  const name = nameIn(useLanguage(), workspace)
  return (
    <Paper withBorder p="lg">
      <Group justify="space-between" mb="xs" wrap="nowrap">
        <Title order={2} size="h4">
          {name}
        </Title>
        <StatusBadge status={workspace.status} />
      </Group>
      <Text size="sm" c="dimmed">
        {t('menu.employees')}: {formatNumber(workspace.employees)}
      </Text>
      {workspace.suspendedReason !== '' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('shell.suspendedReason', { reason: workspace.suspendedReason })}
        </Text>
      )}
      {workspace.deleteOn !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('shell.deleteOn', { date: formatDate(workspace.deleteOn) })}
        </Text>
      )}
      <Text size="sm" c="dimmed" mb="md">
        {t('shell.since', { date: formatDateOf(workspace.createdAt) })}
      </Text>
      <Button
        disabled={workspace.status !== 'active'}
        renderRoot={root => <Link {...root} to={paths.openCompany(username, workspace.id)} preload={false} />}
      >
        {t('shell.openWorkspace', { name })}
      </Button>
    </Paper>
  )
}

/** `/space/{username}`: the companies of the owner. */
export function SpaceHomePage() {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(getSpace, {})
  const content = () => {
    if (data === undefined) {
      return error === null ? (
        <Skeleton height={180} />
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      )
    }
    if (data.workspaces.length === 0) {
      return <EmptyState title={t('shell.noWorkspaces')} text={t('shell.noWorkspacesHint')} />
    }
    return (
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {data.workspaces.map(workspace => (
          <WorkspaceCard key={workspace.id} workspace={workspace} />
        ))}
      </SimpleGrid>
    )
  }
  return (
    <Page title={data?.name ?? t('shell.spaceHome')} description={t('shell.spaceHomeText')}>
      {content()}
    </Page>
  )
}
