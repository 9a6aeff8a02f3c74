// The effect of the import on each balance.
import { adjustmentColumns } from '@hr/contract/leave-adjustment-import.ts'
import type { AdjustmentColumn, AdjustmentImportResult } from '@hr/contract/leave-adjustment-import.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { ImportCheck } from '#web/shared/import/ImportCheck.tsx'
import type { CheckStepProps } from '#web/shared/import/ImportFlow.tsx'
import { OutcomesTable } from './OutcomesTable.tsx'

export type AdjustOptions = { readonly goodRowsOnly: boolean }

export function AdjustCheckStep(
  step: CheckStepProps<AdjustmentColumn, AdjustmentImportResult, AdjustOptions>,
) {
  const { t } = useTranslation()
  const { booked, outcomes, badRows } = step.result
  return (
    <ImportCheck
      step={{ ...step, onImport: () => step.onImport({ goodRowsOnly: badRows > 0 }) }}
      choices={adjustmentColumns}
      changes={booked}
      importLabel={t(badRows > 0 ? 'adjustImport.importGood' : 'adjustImport.importNow', { count: booked })}
    >
      {outcomes.length > 0 && <OutcomesTable outcomes={outcomes} />}
    </ImportCheck>
  )
}
