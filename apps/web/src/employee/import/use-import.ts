// One run of an import, dry or real: told how far it is over the live connection, and cancelled by going away.
import { importEmployees, importProgress } from '@hr/contract/employee-import.ts'
import type { ImportColumn, ImportProgress, ImportResult } from '@hr/contract/employee-import.ts'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { callFailed, refresh } from '#web/api/answers.ts'
import { CallError } from '#web/api/call-error.ts'
import { call } from '#web/api/call.ts'
import { onLiveMessage } from '#web/api/live-messages.ts'

export type Mapping = readonly { readonly header: string; readonly column: ImportColumn | 'ignore' }[]
export type ImportRun = { readonly file: File; readonly mapping: Mapping; readonly dryRun: boolean }
export type Progress = Pick<ImportProgress, 'done' | 'total'> & {
  readonly phase: ImportProgress['phase'] | 'sending'
}
type State = {
  /** What runs now; undefined = nothing. */
  readonly running: ImportRun | undefined
  readonly progress: Progress
  readonly error: CallError | undefined
}

const sending: Progress = { phase: 'sending', done: 0, total: 0 }
const resting: State = { running: undefined, progress: sending, error: undefined }

export function useImport(onResult: (run: ImportRun, result: ImportResult) => void) {
  const [state, setState] = useState(resting)
  const present = useRef<AbortController>(undefined)
  // Whoever leaves the page cancels what still runs.
  useEffect(() => () => present.current?.abort(), [])

  async function send(run: ImportRun): Promise<void> {
    const cancel = new AbortController()
    present.current?.abort()
    present.current = cancel
    const progressId = crypto.randomUUID()
    setState({ running: run, progress: sending, error: undefined })
    const stopListening = onLiveMessage(message => {
      const told = z.safeParse(importProgress, message)
      if (told.success && told.data.progressId === progressId)
        setState(before => ({ ...before, progress: told.data }))
    })
    try {
      const input = { dryRun: run.dryRun, mapping: [...run.mapping], progressId }
      const result = await call(importEmployees, input, { files: [run.file], signal: cancel.signal })
      setState(resting)
      onResult(run, result)
      if (!run.dryRun) void refresh('/employees', '/leave-balances', '/org-structure', '/positions')
    } catch (error) {
      if (cancel.signal.aborted) return
      callFailed(error)
      setState({ ...resting, error: error instanceof CallError ? error : undefined })
    } finally {
      stopListening()
    }
  }

  const cancel = () => {
    present.current?.abort()
    setState(resting)
  }
  return { ...state, run: (run: ImportRun) => void send(run), cancel }
}
