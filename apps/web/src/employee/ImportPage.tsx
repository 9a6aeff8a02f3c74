// Importing employees (P10): choose a file, say what its columns mean and see what would happen, import, take the
// temporary passwords along.
import type { ImportColumn, ImportResult } from '@hr/contract/employee-import.ts'
import { Stepper } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { Page } from '#web/ui/Page.tsx'
import { ImportCheckStep } from './ImportCheckStep.tsx'
import { ImportDoneStep } from './ImportDoneStep.tsx'
import { ImportFileStep } from './ImportFileStep.tsx'
import classes from './ImportPage.module.css'
import { RunProgress } from './import/RunProgress.tsx'
import { useImport } from './import/use-import.ts'
import type { ImportRun, Mapping } from './import/use-import.ts'

/** The next step begins at the top, for eyes and for the keyboard. */
function showStep(): void {
  scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}

type Checked = { readonly run: ImportRun; readonly result: ImportResult }

/** The last word on a header counts. */
const mappedTo = (mapping: Mapping, header: string, column: ImportColumn | 'ignore'): Mapping => [
  ...mapping.filter(one => one.header !== header),
  { header, column },
]

export function ImportPage() {
  const { t } = useTranslation()
  const [checked, setChecked] = useState<Checked>()
  const [imported, setImported] = useState<ImportResult>()
  const { running, progress, error, run, cancel } = useImport((done, result) => {
    if (!done.dryRun && result.errors.length === 0) setImported(result)
    else setChecked({ run: done, result })
    if (!checked || !done.dryRun) showStep()
  })
  const remap = (header: string, column: ImportColumn | 'ignore') => {
    if (checked) run({ ...checked.run, dryRun: true, mapping: mappedTo(checked.run.mapping, header, column) })
  }
  const isStoring = running?.dryRun === false
  const cancelRun = () => {
    cancel()
    if (isStoring) toastSuccess(t('employee.importCancelled'))
  }
  const step = imported !== undefined ? 2 : checked !== undefined ? 1 : 0
  return (
    <Page
      title={t('employee.import')}
      description={t('employee.importText')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      <Stepper active={step} size="sm" iconSize={32} classNames={classes} allowNextStepsSelect={false}>
        <Stepper.Step label={t('employee.stepFile')} loading={running !== undefined && !checked} />
        <Stepper.Step label={t('employee.stepCheck')} loading={running !== undefined && step === 1} />
        <Stepper.Step label={t('employee.stepPasswords')} />
      </Stepper>
      {running !== undefined && (
        <RunProgress
          progress={progress}
          cancelLabel={t(isStoring ? 'employee.cancelImport' : 'employee.cancelCheck')}
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
