import { Notifications } from '@mantine/notifications'
import classes from './Toasts.module.css'

/** Below the header of the frame, including the view-as banner; without a frame, below the language switch. */
const headerHeight = 'var(--app-shell-header-height, 56px)'

/** Mantine's toasts, at the top right, without covering the header. */
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
