// One run of an import, dry or real; progress arrives over the live connection, and leaving the page cancels it.
import { cancelImport, importProgress } from '@hr/contract/import.ts'
import type { ImportProgress } from '@hr/contract/import.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { callFailed, refresh } from '#web/api/answers.ts'
import { CallError } from '#web/api/call-error.ts'
import type { AnyEndpoint, CallOptions } from '#web/api/call.ts'
import { onLiveMessage } from '#web/api/live-messages.ts'
import { useAction } from '#web/api/use-action.ts'

export type Mapping<Column> = readonly { readonly header: string; readonly column: Column | 'ignore' }[]
export type ImportRun<Column, Options = undefined> = {
  readonly file: File
  readonly mapping: Mapping<Column>
  /** Further choices about the file. */
  readonly options?: Options
  readonly dryRun: boolean
}
export type Progress = Pick<ImportProgress, 'done' | 'total'> & {
  readonly phase: ImportProgress['phase'] | 'sending'
}
export type Importing<Column, Result, Options = undefined> = {
  readonly send: (
    input: {
      dryRun: boolean
      mapping: { header: string; column: Column | 'ignore' }[]
      progressId: string
      badRowsFile?: true
    },
    call: CallOptions,
    options: Options | undefined,
  ) => Promise<Result>
  /** The call that `send` makes. */
  readonly endpoint: AnyEndpoint
  readonly onResult: (run: ImportRun<Column, Options>, result: Result) => void
  /** `wasStored`: it was too late. */
  readonly onCancelled: (wasStored: boolean) => void
}
type State<Column, Options> = {
  /** The current run, if any. */
  readonly running: ImportRun<Column, Options> | undefined
  readonly progress: Progress
  readonly error: CallError | undefined
}

const sending: Progress = { phase: 'sending', done: 0, total: 0 }
const resting = { running: undefined, progress: sending, error: undefined }

/** The latest choice for a header applies. */
export const mappedTo = <Column>(
  mapping: Mapping<Column>,
  header: string,
  column: Column | 'ignore',
): Mapping<Column> => [...mapping.filter(one => one.header !== header), { header, column }]

export function useImport<Column, Result, Options = undefined>({
  send,
  endpoint,
  onResult,
  onCancelled,
}: Importing<Column, Result, Options>) {
  const [state, setState] = useState<State<Column, Options>>(resting)
  const present = useRef<{ readonly progressId: string; readonly abort: () => void }>(undefined)
  const rest = () => setState(resting)
  const cancelling = useAction(cancelImport, {
    onSuccess({ wasStored }) {
      rest()
      onCancelled(wasStored)
      if (wasStored) void refresh(endpoint)
    },
    onError: rest,
  })
  // Leaving the page cancels the run.
  useEffect(() => () => present.current?.abort(), [])

  async function start(run: ImportRun<Column, Options>): Promise<void> {
    const cancel = new AbortController()
    present.current?.abort()
    const progressId = crypto.randomUUID()
    present.current = { progressId, abort: () => cancel.abort() }
    setState({ running: run, progress: sending, error: undefined })
    const stopListening = onLiveMessage(message => {
      const parsed = z.safeParse(importProgress, message)
      if (parsed.success && parsed.data.progressId === progressId)
        setState(before => ({ ...before, progress: parsed.data }))
    })
    try {
      const input = { dryRun: run.dryRun, mapping: [...run.mapping], progressId }
      const key = run.dryRun ? {} : { idempotencyKey: progressId }
      const options = { files: [run.file], signal: cancel.signal, ...key }
      const result = await send(input, options, run.options)
      rest()
      onResult(run, result)
      if (!run.dryRun) void refresh(endpoint)
    } catch (error) {
      if (cancel.signal.aborted) return
      callFailed(error)
      setState({ ...resting, error: error instanceof CallError ? error : undefined })
    } finally {
      stopListening()
    }
  }

  /** The server stops when the connection closes; only then does it know whether the rows are stored. */
  const cancel = () => {
    present.current?.abort()
    if (state.running?.dryRun !== false || present.current === undefined) return rest()
    cancelling.run({ progressId: present.current.progressId })
  }
  return {
    ...state,
    isCancelling: cancelling.isRunning,
    run: (run: ImportRun<Column, Options>) => void start(run),
    cancel,
  }
}
