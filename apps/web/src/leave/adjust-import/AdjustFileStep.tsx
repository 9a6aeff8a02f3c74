import { adjustmentTemplate } from '@hr/contract/leave-adjustment-import.ts'
import { Stack } from '@mantine/core'
import { fetchFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import type { FileStepProps } from '#web/shared/import/ImportFlow.tsx'
import { TemplateButton } from '#web/shared/import/TemplateButton.tsx'
import { useViewState } from '#web/shared/view-state.ts'
import { summaryInput, summaryViewShape } from '../summary/summary-view.ts'
import { useToday } from '#web/shared/use-today.ts'

/** The template has a row for every person of the summary. */
export function AdjustFileStep(step: FileStepProps) {
  const { t } = useTranslation()
  const today = useToday()
  const [view] = useViewState(summaryViewShape)
  return (
    <Stack gap="lg">
      <FileDrop {...step} />
      <TemplateButton
        name={`leave-balances-${view.date ?? today}.xlsx`}
        hint={t('adjustImport.templateHint')}
        load={() => fetchFile(adjustmentTemplate, summaryInput(view))}
      />
    </Stack>
  )
}
