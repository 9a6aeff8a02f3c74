// Reports an error that the reader sees. What it needs is loaded with the first error, at most once a minute.
import { translate } from '#web/i18n/translation.ts'

const pauseMs = 60_000
let last = -pauseMs

/** `tellSent` shows the reader that a report was sent. A failed report is only logged: it must not cause another. */
export function reportShownError(content: string, tellSent: (text: string) => void): void {
  const now = performance.now()
  if (now - last < pauseMs) return
  last = now
  void import('./send-report.ts')
    .then(({ sendReport }) => sendReport(content))
    .then(isSent => isSent && tellSent(translate('ui.errorReported')))
    .catch((error: unknown) => console.warn(error))
}
