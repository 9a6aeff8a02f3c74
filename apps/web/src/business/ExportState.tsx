// The state of a company's newest export. Only its owners download it.
import type { WorkspaceExport } from '@hr/contract/workspace-export.ts'
import { Loader, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { bytesText } from '#web/shared/bytes-text.ts'
import { formatDateOf } from '#web/shared/instant.ts'

export function ExportState({ newest }: { newest: WorkspaceExport | null }) {
  const { t } = useTranslation()
  if (newest === null) return null
  const { status, requestedAt, expiresAt, byteCount } = newest
  const text = {
    running: t('business.exportRunning'),
    ready: t('business.exportReady', {
      date: formatDateOf(requestedAt),
      size: bytesText(byteCount ?? 0),
      until: formatDateOf(expiresAt ?? requestedAt),
    }),
    failed: t('business.exportFailed', { date: formatDateOf(requestedAt) }),
  }[status]
  return (
    <Text size="sm" role="status" {...(status === 'failed' && { c: 'red' })}>
      {status === 'running' && <Loader size={14} mr={8} aria-hidden />}
      {text}
    </Text>
  )
}
