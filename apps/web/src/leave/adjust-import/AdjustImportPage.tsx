// /app/leaves/summary-leave/import: adjustments and opening balances from a file (L3).
import { importAdjustments } from '@hr/contract/leave-adjustment-import.ts'
import type { AdjustmentColumn, AdjustmentImportResult } from '@hr/contract/leave-adjustment-import.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import { call } from '#web/api/call.ts'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { ImportFlow } from '#web/shared/import/ImportFlow.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AdjustCheckStep } from './AdjustCheckStep.tsx'
import type { AdjustOptions } from './AdjustCheckStep.tsx'
import { AdjustDoneStep } from './AdjustDoneStep.tsx'
import { AdjustFileStep } from './AdjustFileStep.tsx'

export function AdjustImportPage() {
  const { t } = useTranslation()
  // Loaded ahead of the rows that refer to them.
  useCall(listLeaveTypes, {})
  return (
    <Page
      title={t('adjustImport.title')}
      description={t('adjustImport.text')}
      crumbs={[{ title: t('menu.leaveSummary'), to: paths.leaveSummary }]}
    >
      <ImportFlow<AdjustmentColumn, AdjustmentImportResult, AdjustOptions>
        send={(input, options, given) => call(importAdjustments, { ...input, ...given }, options)}
        endpoint={importAdjustments}
        doneLabel={t('adjustImport.stepDone')}
        FileStep={AdjustFileStep}
        CheckStep={AdjustCheckStep}
        DoneStep={AdjustDoneStep}
      />
    </Page>
  )
}
