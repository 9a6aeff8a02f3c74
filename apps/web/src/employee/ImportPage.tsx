// Importing employees (P10): choose a file, say what its columns mean and see what would happen, import, take the
// temporary passwords along.
import { importEmployees } from '@hr/contract/employee-import.ts'
import type { ImportColumn, ImportResult } from '@hr/contract/employee-import.ts'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { ImportSteps } from '#web/shared/import/ImportSteps.tsx'
import { RunProgress } from '#web/shared/import/RunProgress.tsx'
import { showStep } from '#web/shared/import/show-step.ts'
import { mappedTo, useImport } from '#web/shared/import/use-import.ts'
import type { ImportRun } from '#web/shared/import/use-import.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Page } from '#web/ui/Page.tsx'
import { ImportCheckStep } from './ImportCheckStep.tsx'
import { ImportDoneStep } from './ImportDoneStep.tsx'
import { ImportFileStep } from './ImportFileStep.tsx'

type Checked = { readonly run: ImportRun<ImportColumn>; readonly result: ImportResult }

export function ImportPage() {
  const { t } = useTranslation()
  const [checked, setChecked] = useState<Checked>()
  const [imported, setImported] = useState<ImportResult>()
  const { running, progress, error, run, cancel } = useImport<ImportColumn, ImportResult>({
    send: (input, options) => call(importEmployees, input, options),
    refreshes: ['/employees', '/leave-balances', '/org-structure', '/positions'],
    onResult(done, result) {
      if (!done.dryRun && result.errors.length === 0) setImported(result)
      else setChecked({ run: done, result })
      if (!checked || !done.dryRun) showStep()
    },
  })
  const remap = (header: string, column: ImportColumn | 'ignore') => {
    if (checked) run({ ...checked.run, dryRun: true, mapping: mappedTo(checked.run.mapping, header, column) })
  }
  const isStoring = running?.dryRun === false
  const cancelRun = () => {
    cancel()
    if (isStoring) toastSuccess(t('importing.importCancelled'))
  }
  const step = imported !== undefined ? 2 : checked !== undefined ? 1 : 0
  return (
    <Page
      title={t('employee.import')}
      description={t('employee.importText')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      <ImportSteps
        labels={[t('importing.stepFile'), t('importing.stepCheck'), t('employee.stepPasswords')]}
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
      {imported !== undefined ? (
        <ImportDoneStep result={imported} />
      ) : checked !== undefined ? (
        <ImportCheckStep
          file={checked.run.file}
          result={checked.result}
          isRunning={running !== undefined}
          onMap={remap}
          onImport={() => run({ ...checked.run, dryRun: false })}
          onChooseAnother={() => setChecked(undefined)}
        />
      ) : (
        running === undefined && (
          <ImportFileStep error={error} onChoose={file => run({ file, mapping: [], dryRun: true })} />
        )
      )}
    </Page>
  )
}
