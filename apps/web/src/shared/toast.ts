// Toasts with the positions and timings of the spec (8, 9).
import { translate } from '#web/i18n/translation.ts'
import { notifications } from '@mantine/notifications'
import type { NotificationData } from '@mantine/notifications'
import { reportShownError } from './error-report/report-shown-error.ts'

const errorDelayMs = 700
const appErrorMs = 5000
const errorMs = 4000
const successMs = 3000

const errorDuration = () => (location.pathname.startsWith('/app') ? appErrorMs : errorMs)

function show(data: NotificationData): void {
  const closeButtonProps = { 'aria-label': translate('ui.close') }
  const look = { position: 'top-right', withBorder: true, closeButtonProps } as const
  notifications.show({ ...look, ...data })
}

const toastNames = { red: 'error', green: 'success', blue: 'hint' } as const

const toastId = (kind: keyof typeof toastNames, text: string) => `${kind}:${text}`

/** Shows the same text only once at a time. */
function showText(kind: keyof typeof toastNames, text: string, autoClose: number): void {
  const isError = kind === 'red'
  show({
    id: toastId(kind, text),
    message: text,
    color: kind,
    autoClose,
    role: isError ? 'alert' : 'status',
    'data-toast': toastNames[kind],
  })
}

/** Every error that is shown is reported, if the installation wants it (spec 8). */
function showError(text: string, autoClose: number): void {
  showText('red', text, autoClose)
  reportShownError(text, toastHint)
}

/** A failed call: after 700 ms, for 5 s in the app layout and 4 s in the others. Returns what hides it earlier. */
export function toastError(error: unknown): () => void {
  const text = error instanceof Error ? error.message : String(error)
  const timer = setTimeout(() => showError(text, errorDuration()), errorDelayMs)
  return () => {
    clearTimeout(timer)
    notifications.hide(toastId('red', text))
  }
}

/** An error in the store: after 700 ms for 4 s. */
export function toastStoreError(text: string): void {
  setTimeout(() => showError(text, errorMs), errorDelayMs)
}

export function toastSuccess(text: string): void {
  showText('green', text, successMs)
}

/** A hint about the next step. */
export function toastHint(text: string): void {
  showText('blue', text, errorDuration())
}

/** A new notification (spec 7): title and body, for the duration of toasts in the app. */
export function toastNotification({ id, title, body }: { id: string; title: string; body: string }): void {
  // Mantine's colour for the text below a title is too light (WCAG 1.4.3).
  const styles = { description: { color: 'var(--mantine-color-dimmed)' } }
  show({ id, title, message: body, styles, autoClose: appErrorMs, role: 'status', 'data-toast': 'news' })
}
