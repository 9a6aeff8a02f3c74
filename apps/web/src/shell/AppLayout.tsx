import { lazy } from 'react'
import { NotificationBell } from '#web/notification/NotificationBell.tsx'
import { useLive } from '#web/notification/live.ts'
import { useWorker } from '#web/notification/use-worker.ts'
import { Frame } from './Frame.tsx'
import { GlobalSearch } from './GlobalSearch.tsx'
import { appMenu } from './menu.ts'

const NotificationDrawer = lazy(() =>
  import('./NotificationDrawer.tsx').then(file => ({ default: file.NotificationDrawer })),
)

/** The layout of /app. */
export function AppLayout() {
  useLive()
  useWorker()
  return (
    <Frame
      menu={appMenu}
      tools={
        <>
          <GlobalSearch menu={appMenu} />
          <NotificationBell panel={close => <NotificationDrawer onClose={close} />} />
        </>
      }
    />
  )
}
