import { getDocumentFile } from '@hr/contract/employee-document.ts'
import type { EmployeeDocument } from '@hr/contract/employee-document.ts'
import { ActionIcon, Group, Paper, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile, saveFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { fileSizeText } from '#web/shared/bytes-text.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { ExpiryBadge } from './ExpiryBadge.tsx'

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}
const fileName = ({ name, contentType }: EmployeeDocument) => `${name}.${endings[contentType] ?? 'bin'}`

type RowProps = {
  employeeId: number
  document: EmployeeDocument
  onRemove: ((document: EmployeeDocument) => void) | undefined
}

function DocumentRow({ employeeId, document, onRemove }: RowProps) {
  const { t } = useTranslation()
  const fetched = useMutation({
    mutationFn: () => fetchFile(getDocumentFile, { id: employeeId, documentId: document.id }),
    onSuccess: blob => saveFile(blob, fileName(document)),
  })
  const Icon = document.contentType === 'application/pdf' ? IconFileText : IconPhoto
  const { name } = document
  return (
    <Paper component="li" withBorder px="sm" py="xs">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Group gap="sm" wrap="nowrap" miw={0}>
          <Icon size={22} aria-hidden style={{ flex: 'none' }} />
          <div style={{ minWidth: 0 }}>
            <Group gap="xs">
              <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              {document.expiresOn !== null && <ExpiryBadge date={document.expiresOn} />}
            </Group>
            <Text size="xs" c="dimmed">
              {t(`employeeRecord.documentKind.${document.kind}`)} · {fileSizeText(document.bytes)} ·{' '}
              {formatInstant(document.createdAt)}
            </Text>
          </div>
        </Group>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            loading={fetched.isPending}
            aria-label={t('employeeRecord.download', { name })}
            onClick={() => fetched.mutate()}
          >
            <IconDownload size={18} />
          </ActionIcon>
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('ui.removeNamed', { name })}
              onClick={() => onRemove(document)}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </Group>
      </Group>
    </Paper>
  )
}

type Props = Pick<RowProps, 'employeeId' | 'onRemove'> & { documents: readonly EmployeeDocument[] }

export const DocumentList = ({ employeeId, documents, onRemove }: Props) => (
  <Stack component="ul" gap="xs">
    {documents.map(document => (
      <DocumentRow key={document.id} employeeId={employeeId} document={document} onRemove={onRemove} />
    ))}
  </Stack>
)
