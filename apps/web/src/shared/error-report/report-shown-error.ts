// Reports an error that the reader sees, at most once a minute, if the installation passes errors on (spec 8).
import { errorReporting } from '@hr/contract/system.ts'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'

const pauseMs = 60_000
let last = -pauseMs
/** The setting changes only with a restart of the server. */
let isOn: boolean | undefined

/** Calls `onSent` with a message for the reader. */
export function reportShownError(content: string, onSent: (text: string) => void): void {
  const now = performance.now()
  if (now - last < pauseMs || !navigator.onLine) return
  last = now
  // A failed report is only logged: showing it would cause another one.
  send(content, onSent).catch((error: unknown) => console.warn(error))
}

async function send(content: string, onSent: (text: string) => void): Promise<void> {
  isOn ??= (await call(errorReporting, {})).isOn
  if (!isOn) return
  const { sendReport } = await import('./send-report.ts')
  await sendReport(content)
  onSent(translate('ui.errorReported'))
}
