import { Notifications } from '@mantine/notifications'

/** The toasts of the library, at the top right, below the header: the bell can be pressed while they are there. */
export function Toasts() {
  return <Notifications position="top-right" zIndex={1000} limit={5} styles={{ root: { marginTop: 56 } }} />
}
