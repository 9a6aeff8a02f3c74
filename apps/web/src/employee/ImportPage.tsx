// Importing employees (P10): choose a file, see what would happen, import, take the temporary passwords along.
import { importEmployees } from '@hr/contract/employee-import.ts'
import type { ImportResult } from '@hr/contract/employee-import.ts'
import { Stepper } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useAction } from '#web/api/use-action.ts'
import { paths } from '#web/paths.ts'
import { Page } from '#web/ui/Page.tsx'
import { ImportCheckStep } from './ImportCheckStep.tsx'
import { ImportDoneStep } from './ImportDoneStep.tsx'
import { ImportFileStep } from './ImportFileStep.tsx'
import classes from './ImportPage.module.css'

const refreshes = ['/employees', '/leave-balances'] as const

/** The next step begins at the top, for eyes and for the keyboard. */
function showStep(): void {
  scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}

export function ImportPage() {
  const { t } = useTranslation()
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<ImportResult>()
  const [imported, setImported] = useState<ImportResult>()
  const check = useAction(importEmployees, {
    onSuccess: result => {
      setChecked(result)
      showStep()
    },
    onError: () => setFile(undefined),
  })
  const store = useAction(importEmployees, {
    refreshes,
    onSuccess: result => {
      if (result.errors.length > 0) setChecked(result)
      else setImported(result)
      showStep()
    },
  })
  const choose = (chosen: File) => {
    setFile(chosen)
    setChecked(undefined)
    check.run({ dryRun: true }, { files: [chosen] })
  }
  const step = imported !== undefined ? 2 : checked !== undefined ? 1 : 0
  return (
    <Page
      title={t('employee.import')}
      description={t('employee.importText')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      <Stepper active={step} size="sm" iconSize={32} classNames={classes} allowNextStepsSelect={false}>
        <Stepper.Step label={t('employee.stepFile')} loading={check.isRunning} />
        <Stepper.Step label={t('employee.stepCheck')} loading={store.isRunning} />
        <Stepper.Step label={t('employee.stepPasswords')} />
      </Stepper>
      {imported !== undefined ? (
        <ImportDoneStep result={imported} />
      ) : checked !== undefined && file !== undefined ? (
        <ImportCheckStep
          file={file}
          result={checked}
          isRunning={store.isRunning}
          onImport={() => store.run({ dryRun: false }, { files: [file] })}
          onChooseAnother={() => {
            setFile(undefined)
            setChecked(undefined)
          }}
        />
      ) : (
        <ImportFileStep isChecking={check.isRunning} error={check.error} onChoose={choose} />
      )}
    </Page>
  )
}
