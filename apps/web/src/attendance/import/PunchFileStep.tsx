import { importFile } from '@hr/contract/import.ts'
import { List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import type { FileStepProps } from '#web/shared/import/ImportFlow.tsx'

const kinds = { 'text/plain': ['.txt', '.dat'], 'application/octet-stream': ['.dat'] }
const size = importFile.bytes / 1024 / 1024

export function PunchFileStep(step: FileStepProps) {
  const { t } = useTranslation()
  const others = {
    kinds,
    hint: t('punchImport.dropHint', { size }),
    refused: t('punchImport.dropRefused', { size }),
  }
  return (
    <Stack gap="lg">
      <FileDrop {...step} others={others} />
      <Stack gap="xs">
        <Title order={2} size="h4">
          {t('punchImport.formats')}
        </Title>
        <List size="sm" spacing={4}>
          <List.Item>{t('punchImport.formatLog')}</List.Item>
          <List.Item>{t('punchImport.formatRecords')}</List.Item>
          <List.Item>{t('punchImport.formatTable')}</List.Item>
        </List>
        <Text size="sm" c="dimmed">
          {t('punchImport.formatHint')}
        </Text>
      </Stack>
    </Stack>
  )
}
