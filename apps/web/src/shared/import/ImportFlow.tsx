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
  /** The last answer: of a check, or of the import. */
  const [last, setLast] = useState<{
    readonly run: ImportRun<Column, Options>
    readonly result: Result
    readonly isStored: boolean
  }>()
  const [isTooLate, setIsTooLate] = useState(false)
  const { running, isCancelling, progress, error, run, cancel } = useImport<Column, Result, Options>({
    send,
    endpoint,
    onResult(done, result) {
      const isStored = !done.dryRun && (result.isStored ?? result.errors.length === 0)
      setLast({ run: done, result, isStored })
      if (!last || !done.dryRun) showStep()
    },
    onCancelled(wasStored) {
      if (!wasStored) return toastSuccess(t('importing.importCancelled'))
      setIsTooLate(true)
      setLast(undefined)
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
  const step = last === undefined ? 0 : last.isStored ? 3 : 1
  // A choice that is checked a moment later does not move the page.
  const showsProgress = isStoring || step === 0 || isLong
  return (
    <>
      <Steps
        labels={[t('importing.stepFile'), t('importing.stepCheck'), doneLabel]}
        active={step}
        running={running && step}
      />
      {isTooLate && step === 0 && <TooLate>{lost}</TooLate>}
      {running !== undefined && showsProgress && (
        <RunProgress
          progress={progress}
          cancelLabel={t(isStoring ? 'importing.cancelImport' : 'importing.cancelCheck')}
          isCancelling={isCancelling}
          onCancel={cancel}
        />
      )}
      {last?.isStored === true && <DoneStep result={last.result} loadBadRows={loadBadRows(last.run)} />}
      {last?.isStored === false && (
        <CheckStep
          file={last.run.file}
          result={last.result}
          isRunning={running !== undefined}
          options={last.run.options}
          onOptions={options => run({ ...last.run, dryRun: true, options })}
          onMap={(header, column) =>
            run({ ...last.run, dryRun: true, mapping: mappedTo(last.run.mapping, header, column) })
          }
          loadBadRows={loadBadRows(last.run)}
          onImport={options => run({ ...last.run, dryRun: false, ...(options && { options }) })}
          onChooseAnother={() => setLast(undefined)}
        />
      )}
      {step === 0 && running === undefined && (
        <FileStep error={error} onChoose={file => run({ file, mapping: [], dryRun: true })} />
      )}
    </>
  )
}

function TooLate({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={t('importing.cancelledTooLate')}
      mb="lg"
    >
      {children}
    </Alert>
  )
}
