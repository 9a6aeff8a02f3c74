// The effect of the import on each balance.
import { adjustmentColumns } from '@hr/contract/leave-adjustment-import.ts'
import type { AdjustmentColumn, AdjustmentImportResult } from '@hr/contract/leave-adjustment-import.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ImportCheck } from '#web/shared/import/ImportCheck.tsx'
import type { CheckStepProps } from '#web/shared/import/ImportFlow.tsx'
import { OutcomesTable } from './OutcomesTable.tsx'

export function AdjustCheckStep(step: CheckStepProps<AdjustmentColumn, AdjustmentImportResult>) {
  const { t } = useTranslation()
  const { booked, outcomes } = step.result
  return (
    <ImportCheck
      step={step}
      choices={adjustmentColumns}
      changes={booked}
      importLabel={t('adjustImport.importNow', { count: booked })}
    >
      {outcomes.length > 0 && <OutcomesTable outcomes={outcomes} />}
    </ImportCheck>
  )
}
