import type { PunchColumn } from '@hr/contract/attendance-import.ts'
import { importFile } from '@hr/contract/import.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { List, Stack, Text, Title } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { csvText } from '#web/shared/csv-text.ts'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import { TemplateButton } from '#web/shared/import/TemplateButton.tsx'
import type { FileStepProps } from '#web/shared/import/ImportFlow.tsx'

const kinds = { 'text/plain': ['.txt', '.dat'], 'application/octet-stream': ['.dat'] }
const size = importFile.bytes / 1024 / 1024

/** The minimum: a person and a time. */
const templateColumns = ['staffId', 'date', 'time'] as const satisfies readonly PunchColumn[]

export function PunchFileStep(step: FileStepProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const template = csvText([templateColumns.map(column => fieldLabel(language, column))])
  const others = {
    kinds,
    hint: t('punchImport.dropHint', { size }),
    refused: t('punchImport.dropRefused', { size }),
  }
  return (
    <Stack gap="lg">
      <FileDrop {...step} others={others} />
      <TemplateButton
        name="punches.csv"
        hint={t('punchImport.templateHint')}
        load={async () => new Blob([template], { type: 'text/csv' })}
      />
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
