import { importTemplate } from '@hr/contract/employee-import.ts'
import { Stack } from '@mantine/core'
import type { CallError } from '#web/api/call-error.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import { TemplateButton } from '#web/shared/import/TemplateButton.tsx'
import { ImportColumns } from './ImportColumns.tsx'

type Props = { error: CallError | undefined; onChoose: (file: File) => void }

export function ImportFileStep({ error, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <FileDrop error={error} onChoose={onChoose} />
      <TemplateButton
        name="employees-template.xlsx"
        hint={t('employee.templateHint')}
        load={() => fetchFile(importTemplate, {})}
      />
      <ImportColumns />
    </Stack>
  )
}
