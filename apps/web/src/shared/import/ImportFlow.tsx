// An import in three steps: choose the file, check the result and map columns, see the outcome.
import type { ImportError } from '@hr/contract/import.ts'
import { Alert } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { CallError } from '#web/api/call-error.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Steps } from '#web/ui/Steps.tsx'
import { toastSuccess } from '../toast.ts'
import { RunProgress } from './RunProgress.tsx'
import { fileOf } from './bad-rows.ts'
import type { LoadBadRows } from './bad-rows.ts'
import { mappedTo, useImport } from './use-import.ts'
import type { Importing, ImportRun } from './use-import.ts'

/** Scrolls to the top and focuses the next step of an import. */
function showStep(): void {
  scrollTo({ top: 0 })
  document.getElementById('content')?.focus({ preventScroll: true })
}

export type FileStepProps = { error: CallError | undefined; onChoose: (file: File) => void }
export type CheckStepProps<Column, Result, Options = undefined> = {
  file: File
  /** Of the dry run, or of an import that stored nothing because of errors. */
  result: Result
  isRunning: boolean
  /** The current options for the file. */
  options: Options | undefined
  onMap: (header: string, column: Column | 'ignore') => void
  /** Checks the file again with these options. */
  onOptions: (options: Options) => void
  /** Imports with the latest options, without another check. */
  onImport: (options?: Options) => void
  loadBadRows: LoadBadRows
  onChooseAnother: () => void
}
type Props<Column, Result, Options> = Pick<Importing<Column, Result, Options>, 'send' | 'endpoint'> & {
  /** Title of the last step. */
  doneLabel: string
  FileStep: ComponentType<FileStepProps>
  CheckStep: ComponentType<CheckStepProps<Column, Result, Options>>
  DoneStep: ComponentType<DoneStepProps<Result>>
  /** What to do about an answer that is lost, because the import was cancelled too late. */
  lost?: ReactNode
}
export type DoneStepProps<Result> = { result: Result; loadBadRows: LoadBadRows }
type AnyResult = {
  readonly errors: readonly ImportError[]
  /** Missing: stored unless there are errors. */
  readonly isStored?: boolean
  readonly badRowsFile?: string | null
}

const longMs = 700

export function ImportFlow<Column, Result extends AnyResult, Options = undefined>(
  props: Props<Column, Result, Options>,
) {
  const { send, endpoint, doneLabel, FileStep, CheckStep, DoneStep, lost } = props
  const { t } = useTranslation()
  const [checked, setChecked] = useState<{
    readonly run: ImportRun<Column, Options>
    readonly result: Result
  }>()
  const [imported, setImported] = useState<{
    readonly run: ImportRun<Column, Options>
    readonly result: Result
  }>()
  const [isTooLate, setIsTooLate] = useState(false)
  const { running, isCancelling, progress, error, run, cancel } = useImport<Column, Result, Options>({
    send,
    endpoint,
    onResult(done, result) {
      if (!done.dryRun && (result.isStored ?? result.errors.length === 0)) setImported({ run: done, result })
      else setChecked({ run: done, result })
      if (!checked || !done.dryRun) showStep()
    },
    onCancelled(wasStored) {
      if (!wasStored) return toastSuccess(t('importing.importCancelled'))
      setIsTooLate(true)
      setChecked(undefined)
      showStep()
    },
  })
  const [isLong] = useDebouncedValue(running !== undefined, longMs)
  const isStoring = running?.dryRun === false
  const loadBadRows =
    ({ file, mapping, options }: ImportRun<Column, Options>): LoadBadRows =>
    async () => {
      const input = { dryRun: true, mapping: [...mapping], progressId: crypto.randomUUID() }
      const result = await send({ ...input, badRowsFile: true }, { files: [file] }, options)
      return fileOf(result.badRowsFile ?? '')
    }
  // The number of steps that are done: all three after the import.
  const step = imported !== undefined ? 3 : checked !== undefined ? 1 : 0
  // A choice that is checked a moment later does not move the page.
  const showsProgress = isStoring || step === 0 || isLong
  return (
    <>
      <Steps
        labels={[t('importing.stepFile'), t('importing.stepCheck'), doneLabel]}
        active={step}
        running={running && step}
      />
      {isTooLate && step === 0 && (
        <Alert
          color="yellow"
          role="status"
          icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden />}
          title={t('importing.cancelledTooLate')}
          mb="lg"
        >
          {lost}
        </Alert>
      )}
      {running !== undefined && showsProgress && (
        <RunProgress
          progress={progress}
          cancelLabel={t(isStoring ? 'importing.cancelImport' : 'importing.cancelCheck')}
          isCancelling={isCancelling}
          onCancel={cancel}
        />
      )}
      {imported !== undefined && (
        <DoneStep result={imported.result} loadBadRows={loadBadRows(imported.run)} />
      )}
      {imported === undefined && checked !== undefined && (
        <CheckStep
          file={checked.run.file}
          result={checked.result}
          isRunning={running !== undefined}
          options={checked.run.options}
          onOptions={options => run({ ...checked.run, dryRun: true, options })}
          onMap={(header, column) =>
            run({ ...checked.run, dryRun: true, mapping: mappedTo(checked.run.mapping, header, column) })
          }
          loadBadRows={loadBadRows(checked.run)}
          onImport={options => run({ ...checked.run, dryRun: false, ...(options && { options }) })}
          onChooseAnother={() => setChecked(undefined)}
        />
      )}
      {step === 0 && running === undefined && (
        <FileStep error={error} onChoose={file => run({ file, mapping: [], dryRun: true })} />
      )}
    </>
  )
}
