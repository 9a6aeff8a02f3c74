// Writes a file of tables in a thread, so that a large one does not freeze the page.
import type { ExportOrigin } from '@hr/contract/messages/export-origin.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Sheet } from './sheet.ts'

export type Book = {
  readonly sheets: readonly Sheet[]
  readonly language: Language
  readonly origin: ExportOrigin<Blob>
}

/** Throws when the signal aborts. */
export function writeSheets(book: Book, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./write-sheets-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
    worker.addEventListener('error', event => reject(new Error(event.message)))
    worker.postMessage(book)
  }).finally(() => worker.terminate())
}
