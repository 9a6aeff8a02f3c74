// The stored files of a request; removed ones are deleted when the edit is saved.
import type { requestFile } from '@hr/contract/approval.ts'
import { CloseButton, Group, Input, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type * as z from 'zod/mini'

export type StoredFile = z.output<typeof requestFile>

type Props = { files: readonly StoredFile[]; onRemove: (id: string) => void }

export function KeptFiles({ files, onRemove }: Props) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <Input.Wrapper label={t('request.filesNow')} labelElement="div">
      <Stack gap="xs" mt={4}>
        {files.map(({ id, name }) => (
          <Paper key={id} withBorder px="sm" py={4}>
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              <CloseButton aria-label={t('ui.removeNamed', { name })} onClick={() => onRemove(id)} />
            </Group>
          </Paper>
        ))}
      </Stack>
    </Input.Wrapper>
  )
}
