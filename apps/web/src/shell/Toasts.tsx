import { Notifications } from '@mantine/notifications'

/** The toasts of the library, at the top right. */
export function Toasts() {
  return <Notifications position="top-right" zIndex={1000} limit={5} />
}
