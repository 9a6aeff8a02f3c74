// One run of an export: reads all rows, writes the file, saves it; leaving the page cancels it.
import { useEffect, useRef, useState } from 'react'
import { callFailed } from '#web/api/answers.ts'
import { saveFile } from '#web/api/fetch-file.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { translate } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { useProfile } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import type { ReadPage } from './read-export.ts'
import type { Sheet, SheetColumn } from './sheet.ts'

/** An export; columns and names are in the reader's language. */
export type ExportSource<Row, Line = Row> = {
  readonly fileName: string
  readonly sheetName: string
  /** A function if they depend on the lines. */
  readonly columns: readonly SheetColumn<Line>[] | ((lines: readonly Line[]) => readonly SheetColumn<Line>[])
  readonly readPage: ReadPage<Row>
  /** The lines to write, from all rows, such as sums. */
  readonly lines: (rows: readonly Row[]) => readonly Line[]
  /** The rows of the file; by default those that were read. */
  readonly count?: (rows: readonly Row[]) => number
  /** Further sheets of the file. */
  readonly more?: (rows: readonly Row[]) => readonly Sheet[]
}
export type ExportProgress = {
  readonly phase: 'reading' | 'writing'
  readonly done: number
  readonly total: number
}

const beginning: ExportProgress = { phase: 'reading', done: 0, total: 0 }

/** For a source that reads rows before it is ready: it stops on the signal, and reports its progress. */
export type Loading = {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

export function useExport<Row, Line>(load: (loading: Loading) => Promise<ExportSource<Row, Line>>) {
  const exporter = { profile: useProfile(), language: useLanguage() }
  const [progress, setProgress] = useState<ExportProgress>()
  const present = useRef<AbortController>(undefined)
  useEffect(() => () => present.current?.abort(), [])

  async function run(): Promise<void> {
    const cancel = new AbortController()
    present.current = cancel
    setProgress(beginning)
    try {
      const { exportFile } = await import('./export-file.ts')
      const source = await load({
        signal: cancel.signal,
        onProgress: (done, total) => setProgress({ phase: 'reading', done, total }),
      })
      const { blob, fileName, count } = await exportFile(source, exporter, cancel.signal, setProgress)
      // A file without rows would look broken.
      if (count === 0) {
        toastSuccess(translate('exporting.nothing'))
        return
      }
      saveFile(blob, fileName)
      toastSuccess(translate('exporting.doneRows', { count: formatNumber(count) }))
    } catch (error) {
      if (!cancel.signal.aborted) callFailed(error)
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, run: () => void run(), cancel: () => present.current?.abort() }
}
