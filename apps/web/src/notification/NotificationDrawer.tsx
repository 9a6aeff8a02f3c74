import { useTranslation } from '#web/i18n/translation.ts'
import { Drawer } from '#web/ui/Drawer.tsx'
import { useOpenedLate } from '#web/ui/use-opened-late.ts'
import { NotificationList } from './NotificationList.tsx'

const drawerPx = 400

type Props = { opened: boolean; onClose: () => void; unread: number }

/** Fetched when it is first opened; it stays, so that it moves out as well. */
export function NotificationDrawer({ opened, onClose, unread }: Props) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={useOpenedLate(opened)}
      onClose={onClose}
      position="right"
      size={drawerPx}
      title={t('notification.title')}
    >
      <NotificationList unread={unread} onOpen={onClose} />
    </Drawer>
  )
}
