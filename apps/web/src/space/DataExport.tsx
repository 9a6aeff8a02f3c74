// The export of all data of a company, for its owner to download.
import { downloadWorkspaceExport } from '@hr/contract/workspace-export.ts'
import type { WorkspaceRow } from '@hr/contract/space.ts'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { bytesText } from '#web/shared/bytes-text.ts'
import { formatDateOf, momentOf } from '#web/shared/instant.ts'

export function DataExport({ company: { id, name, export: newest } }: { company: WorkspaceRow }) {
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
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          loading={fetched.isPending}
          onClick={save}
        >
          {t('space.download', { size: bytesText(byteCount ?? 0) })}
        </Button>
      </Stack>
    </Alert>
  )
}
