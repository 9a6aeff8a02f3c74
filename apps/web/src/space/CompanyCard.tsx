// A company of the space: its people, what waits there, and the way in.
import { paths } from '@hr/contract/paths.ts'
import type { WorkspaceRow } from '@hr/contract/space.ts'
import { downloadWorkspaceExport } from '@hr/contract/workspace-export.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { bytesText } from '#web/shared/bytes-text.ts'
import { formatDate } from '#web/shared/format.ts'
import { formatDateOf, momentOf } from '#web/shared/instant.ts'
import { useProfile } from '#web/shared/session.ts'
import { CompanyLogo } from '#web/ui/CompanyLogo.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

/** The export of all data of a company, for its owner to download. */
function DataExport({ company: { id, name, export: newest } }: { company: WorkspaceRow }) {
  const { t } = useTranslation()
  const fetched = useMutation({ mutationFn: () => fetchFile(downloadWorkspaceExport, { id }) })
  if (newest === null || newest.status === 'failed') return null
  const { status, requestedAt, expiresAt, byteCount } = newest
  if (status === 'running')
    return (
      <Text size="sm" c="dimmed">
        {t('space.exportRunning')}
      </Text>
    )
  const fileName = `${name} ${momentOf(requestedAt).slice(0, 10)}.zip`
  const save = () => fetched.mutate(undefined, { onSuccess: blob => saveFile(blob, fileName) })
  return (
    <Alert>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {t('space.exportReady', {
            date: formatDateOf(requestedAt),
            until: formatDateOf(expiresAt ?? requestedAt),
          })}
        </Text>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={fetched.isPending}
          onClick={save}
        >
          {t('space.download', { size: bytesText(byteCount ?? 0) })}
        </Button>
      </Stack>
    </Alert>
  )
}

function Suspended({ company: { suspendedReason, deleteOn } }: { company: WorkspaceRow }) {
  const { t } = useTranslation()
  return (
    <Alert color="red">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {suspendedReason === ''
          ? t('space.suspended')
          : t('space.suspendedReason', { reason: suspendedReason })}
      </Text>
      {deleteOn !== null && (
        <Text size="sm" fw={500}>
          {t('space.deleteOn', { date: formatDate(deleteOn) })}
        </Text>
      )}
    </Alert>
  )
}

export function CompanyCard({ company }: { company: WorkspaceRow }) {
  const { t } = useTranslation()
  const { username } = useProfile()
  const name = nameIn(company, useLanguage())
  const { status, employees, requestsWaiting } = company
  const isActive = status === 'active'
  return (
    <Paper withBorder p="lg" component="section" aria-label={name}>
      <Stack h="100%">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <CompanyLogo logo={company.logo} height={40} />
          <Stack gap={2} miw={0} flex={1}>
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              {t('space.since', { date: formatDateOf(company.createdAt) })}
            </Text>
          </Stack>
          {!isActive && <StatusBadge status={status} />}
        </Group>
        <div>
          <Text size="sm">{t('space.people', { count: employees })}</Text>
          <Text size="sm" {...(requestsWaiting === 0 ? { c: 'dimmed' } : { fw: 600 })}>
            {t('space.waiting', { count: requestsWaiting })}
          </Text>
        </div>
        <DataExport company={company} />
        {isActive ? (
          <Button
            mt="auto"
            style={{ alignSelf: 'flex-start', maxWidth: '100%' }}
            renderRoot={root => (
              <Link {...root} to={paths.openCompany(username, company.id)} preload={false} />
            )}
          >
            {t('space.open', { name })}
          </Button>
        ) : (
          <Suspended company={company} />
        )}
      </Stack>
    </Paper>
  )
}
