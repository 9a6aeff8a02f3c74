import { Notifications } from '@mantine/notifications'
import classes from './Toasts.module.css'

/** Mantine's toasts, at the top right, without covering what can be pressed. */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      zIndex={1000}
      limit={5}
      classNames={{ root: classes.place, notification: classes.toast }}
    />
  )
}
