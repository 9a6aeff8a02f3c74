import { lazy } from 'react'
import { loadTexts } from '#web/i18n/language.ts'
import { NotificationBell } from '#web/notification/NotificationBell.tsx'
import { useLive } from '#web/notification/live.ts'
import { useWorker } from '#web/notification/use-worker.ts'
import { useNewDay } from '#web/shared/use-new-day.ts'
import { Frame } from './Frame.tsx'
import { GlobalSearch } from './GlobalSearch.tsx'
import { appMenu } from './menu.ts'

/** With the texts of the facts in it. */
const NotificationDrawer = lazy(() =>
  Promise.all([import('./NotificationDrawer.tsx'), loadTexts('attendance')]).then(([file]) => ({
    default: file.NotificationDrawer,
  })),
)

/** The layout of /app. */
export function AppLayout() {
  useLive()
  useWorker()
  useNewDay()
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
