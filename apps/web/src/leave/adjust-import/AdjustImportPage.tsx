// /app/leaves/summary-leave/import: adjustments and opening balances from a file (L3): choose it, see what each row does,
// import.
import { adjustmentTemplate, importAdjustments } from '@hr/contract/leave-adjustment-import.ts'
import type { AdjustmentColumn, AdjustmentImportResult } from '@hr/contract/leave-adjustment-import.ts'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { FileDrop } from '#web/shared/import/FileDrop.tsx'
import { ImportSteps } from '#web/shared/import/ImportSteps.tsx'
import { RunProgress } from '#web/shared/import/RunProgress.tsx'
import { showStep } from '#web/shared/import/show-step.ts'
import { TemplateButton } from '#web/shared/import/TemplateButton.tsx'
import { mappedTo, useImport } from '#web/shared/import/use-import.ts'
import type { ImportRun } from '#web/shared/import/use-import.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { leaveReads } from '../leave-reads.ts'
import { summaryInput, summaryViewShape } from '../summary/summary-view.ts'
import { useToday } from '../use-today.ts'
import { AdjustCheckStep } from './AdjustCheckStep.tsx'
import { AdjustDoneStep } from './AdjustDoneStep.tsx'

type Checked = { readonly run: ImportRun<AdjustmentColumn>; readonly result: AdjustmentImportResult }

export function AdjustImportPage() {
  const { t } = useTranslation()
  const today = useToday()
  const [view] = useViewState(summaryViewShape)
  const [checked, setChecked] = useState<Checked>()
  const [imported, setImported] = useState<AdjustmentImportResult>()
  const { running, progress, error, run, cancel } = useImport<AdjustmentColumn, AdjustmentImportResult>({
    send: (input, options) => call(importAdjustments, input, options),
    refreshes: [...leaveReads, '/leave-summary'],
    onResult(done, result) {
      if (!done.dryRun && result.errors.length === 0) setImported(result)
      else setChecked({ run: done, result })
      if (!checked || !done.dryRun) showStep()
    },
  })
  const isStoring = running?.dryRun === false
  const cancelRun = () => {
    cancel()
    if (isStoring) toastSuccess(t('importing.importCancelled'))
  }
  const step = imported !== undefined ? 2 : checked !== undefined ? 1 : 0
  return (
    <Page
      title={t('adjustImport.title')}
      description={t('adjustImport.text')}
      crumbs={[{ title: t('menu.leaveSummary'), to: paths.leaveSummary }]}
    >
      <ImportSteps
        labels={[t('importing.stepFile'), t('importing.stepCheck'), t('adjustImport.stepDone')]}
        active={step}
        running={running && step}
      />
      {running !== undefined && (
        <RunProgress
          progress={progress}
          cancelLabel={t(isStoring ? 'importing.cancelImport' : 'importing.cancelCheck')}
          onCancel={cancelRun}
        />
      )}
      {imported !== undefined && <AdjustDoneStep result={imported} />}
      {imported === undefined && checked !== undefined && (
        <AdjustCheckStep
          file={checked.run.file}
          result={checked.result}
          isRunning={running !== undefined}
          onMap={(header, column) =>
            run({ ...checked.run, dryRun: true, mapping: mappedTo(checked.run.mapping, header, column) })
          }
          onImport={() => run({ ...checked.run, dryRun: false })}
          onChooseAnother={() => setChecked(undefined)}
        />
      )}
      {step === 0 && running === undefined && (
        <Stack gap="lg">
          <FileDrop error={error} onChoose={file => run({ file, mapping: [], dryRun: true })} />
          <TemplateButton
            name={`leave-balances-${view.date ?? today}.xlsx`}
            hint={t('adjustImport.templateHint')}
            load={() => fetchFile(adjustmentTemplate, summaryInput(view))}
          />
        </Stack>
      )}
    </Page>
  )
}
