import { Notifications, useNotifications } from '@mantine/notifications'
import { useEffect } from 'react'
import classes from './Toasts.module.css'
import { keepToastRoom } from './keep-toast-room.ts'

/** Mantine's toasts, at the top right, without covering what can be pressed. */
export function Toasts() {
  const { notifications } = useNotifications()
  // Their place is in the document from the first one on.
  useEffect(keepToastRoom, [notifications.length])
  return (
    <Notifications
      position="top-right"
      zIndex={1000}
      limit={5}
      classNames={{ root: classes.place, notification: classes.toast }}
    />
  )
}
