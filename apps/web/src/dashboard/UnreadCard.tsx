import { readNotification } from '@hr/contract/notification.ts'
import type { Notification } from '@hr/contract/notification.ts'
import { Anchor, Badge, Box, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { useAction } from '#web/api/use-action.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { DashboardCard, NothingHere } from './DashboardCard.tsx'
import classes from './UnreadCard.module.css'
import { useDashboardPart } from './use-dashboard.ts'

const mostShown = 4

function Unread({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  return (
    <Box component="li" className={classes.row} onClick={onOpen}>
      <Anchor renderRoot={root => <Link {...root} to={notification.link} />} size="sm" fw={500}>
        {notification.title}
      </Anchor>
      <Text size="sm" c="dimmed" lineClamp={2}>
        {notification.body}
      </Text>
      <Text size="xs" c="dimmed">
        {formatInstant(notification.createdAt)}
      </Text>
    </Box>
  )
}

export function UnreadCard() {
  const { t } = useTranslation()
  const query = useDashboardPart('notifications')
  const read = useAction(readNotification, { quiet: true })
  const unread = (query.data?.rows ?? []).filter(row => row.readAt === null)
  const count = query.data?.unread ?? 0
  return (
    <DashboardCard
      title={t('dashboard.notifications')}
      query={query}
      height={{ base: 72, sm: 72 }}
      badge={count > 0 && <Badge>{count}</Badge>}
    >
      {unread.length === 0 ? (
        <NothingHere>{t('dashboard.noNotifications')}</NothingHere>
      ) : (
        <ul>
          {unread.slice(0, mostShown).map(row => (
            <Unread key={row.id} notification={row} onOpen={() => read.run({ id: row.id })} />
          ))}
        </ul>
      )}
    </DashboardCard>
  )
}
