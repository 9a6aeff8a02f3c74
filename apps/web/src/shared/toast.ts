// Toasts with the timings of the spec (8, 9): where they stand, when they come and how long they stay.
import { notifications } from '@mantine/notifications'

const errorDelayMs = 700
const appErrorMs = 5000
const errorMs = 4000
const successMs = 3000

const errorDuration = () => (location.pathname.startsWith('/app') ? appErrorMs : errorMs)

/** The same text twice within its life is shown once. */
function show(kind: 'red' | 'green', text: string, autoClose: number): void {
  notifications.show({
    id: `${kind}:${text}`,
    message: text,
    color: kind,
    autoClose,
    position: 'top-right',
    role: kind === 'red' ? 'alert' : 'status',
    withBorder: true,
    'data-toast': kind === 'red' ? 'error' : 'success',
  })
}

/** A failed call: after 700 ms, for 5 s in the app layout and 4 s in the others. */
export function toastError(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error)
  setTimeout(() => show('red', text, errorDuration()), errorDelayMs)
}

/** An error held in the store: after 700 ms for 4 s. */
export function toastStoreError(text: string): void {
  setTimeout(() => show('red', text, errorMs), errorDelayMs)
}

export function toastSuccess(text: string): void {
  show('green', text, successMs)
}

/** A push message that arrives while the page is open. */
export function toastMessage(title: string, body: string): void {
  notifications.show({
    title,
    message: body,
    autoClose: appErrorMs,
    position: 'top-right',
    role: 'status',
    withBorder: true,
  })
}
