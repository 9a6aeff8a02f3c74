import { listNotifications } from '@hr/contract/notification.ts'
import { ActionIcon, Indicator } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'

const pollMs = 60_000

const loadDrawer = () => import('./NotificationDrawer.tsx')
const prepare = () => void loadDrawer().catch(console.warn)
const NotificationDrawer = lazy(() => loadDrawer().then(file => ({ default: file.NotificationDrawer })))

/** The bell with the unread count, and the drawer it opens (spec 2). */
export function NotificationBell() {
  const { t } = useTranslation()
  const [opened, drawer] = useDisclosure(false)
  const [asked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    drawer.open()
  }
  const { data } = useCall(listNotifications, { q: 'UNREAD' }, { quiet: true, refetchInterval: pollMs })
  const unread = data?.unread ?? 0
  const label = unread === 0 ? t('notification.open_zero') : t('notification.open', { count: unread })
  return (
    <>
      <Indicator
        label={unread > 99 ? '99+' : unread}
        size={18}
        offset={6}
        color="red.9"
        disabled={unread === 0}
        aria-hidden={undefined}
      >
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          onClick={open}
          onFocus={prepare}
          onPointerEnter={prepare}
          aria-label={label}
        >
          <IconBell size={22} stroke={1.6} />
        </ActionIcon>
      </Indicator>
      {asked && (
        <Suspense>
          <NotificationDrawer opened={opened} onClose={drawer.close} unread={unread} />
        </Suspense>
      )}
    </>
  )
}
