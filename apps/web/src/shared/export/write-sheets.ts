// Writes a file of tables in a thread, so that a large one does not freeze the page.
import type { Sheet } from './sheet.ts'

/** Throws when the signal aborts. */
export function writeSheets(sheets: readonly Sheet[], signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./write-sheets-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data))
    worker.addEventListener('error', event => reject(new Error(event.message)))
    worker.postMessage(sheets)
  }).finally(() => worker.terminate())
}
