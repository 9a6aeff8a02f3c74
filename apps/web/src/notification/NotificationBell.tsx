import { listNotifications } from '@hr/contract/notification.ts'
import { ActionIcon, Indicator } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { PushOffer } from '#web/shared/push/PushOffer.tsx'
import { Drawer } from '#web/ui/Drawer.tsx'
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx'

const pollMs = 60_000

const drawerPx = 400

/** The bell with the unread count, and the drawer of notifications (spec 2). `panel` loads when it opens. */
export function NotificationBell({ panel }: { panel: (close: () => void) => ReactNode }) {
  const { t } = useTranslation()
  const [opened, drawer] = useDisclosure(false)
  const { data } = useCall(
    listNotifications,
    { q: 'UNREAD', limit: 1 },
    { quiet: true, refetchInterval: pollMs },
  )
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
        <ActionIcon variant="subtle" color="gray" size="lg" onClick={drawer.open} aria-label={label}>
          <IconBell size={22} />
        </ActionIcon>
      </Indicator>
      <Drawer opened={opened} onClose={drawer.close} size={drawerPx} title={t('notification.title')}>
        {unread > 0 && <PushOffer />}
        <Suspense fallback={<ListSkeleton />}>{panel(drawer.close)}</Suspense>
      </Drawer>
    </>
  )
}
