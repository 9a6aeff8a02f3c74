import { Notifications } from '@mantine/notifications'
import classes from './Toasts.module.css'

/** Below the header of the frame, with the banner of "view as" in it; without a frame below the choice of language. */
const headerHeight = 'var(--app-shell-header-height, 56px)'

/** The toasts of the library, at the top right: what stands in the header can be pressed while they are there. */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      zIndex={1000}
      limit={5}
      classNames={{ root: classes.place, notification: classes.toast }}
      styles={{ root: { marginTop: headerHeight } }}
    />
  )
}
