import { importTemplate } from '@hr/contract/employee-import.ts'
import { Stack } from '@mantine/core'
import { fetchFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import type { FileStepProps } from '#web/shared/import/ImportFlow.tsx'
import { TemplateButton } from '#web/shared/import/TemplateButton.tsx'
import { ImportColumns } from './ImportColumns.tsx'

export function ImportFileStep(step: FileStepProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <FileDrop {...step} />
      <TemplateButton
        name="employees-template.xlsx"
        hint={t('employee.templateHint')}
        load={() => fetchFile(importTemplate, {})}
      />
      <ImportColumns />
    </Stack>
  )
}
