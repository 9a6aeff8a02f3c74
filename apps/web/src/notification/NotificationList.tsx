import { listNotifications, readAllNotifications, readNotification } from '@hr/contract/notification.ts'
import type { Notification } from '@hr/contract/notification.ts'
import { Box, Button, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { useAction } from '#web/api/use-action.ts'
import { useList } from '#web/api/use-list.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import classes from './NotificationList.module.css'

type RowProps = { notification: Notification; onPress: () => void }

function NotificationRow({ notification, onPress }: RowProps) {
  const { t } = useTranslation()
  const isUnread = notification.readAt === null
  return (
    <UnstyledButton className={classes.row} data-unread={isUnread || undefined} onClick={onPress}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Box
          className={classes.dot}
          role={isUnread ? 'img' : undefined}
          aria-label={isUnread ? t('notification.unread') : undefined}
        />
        <div>
          <Text size="sm" fw={isUnread ? 600 : 500}>
            {notification.title}
          </Text>
          <Text size="sm" c="dimmed">
            {notification.body}
          </Text>
          <Text size="xs" c="dimmed">
            {formatInstant(notification.createdAt)}
          </Text>
        </div>
      </Group>
    </UnstyledButton>
  )
}

export function NotificationList({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = useList(listNotifications, { q: 'ALL' })
  const read = useAction(readNotification)
  const readAll = useAction(readAllNotifications)
  const open = ({ id, link, readAt }: Notification) => {
    if (readAt === null) read.run({ id })
    if (link === '') return
    onOpen()
    void navigate({ to: link })
  }
  if (list.isPending) {
    return (
      <Stack>
        {[0, 1, 2, 3].map(row => (
          <Skeleton key={row} height={64} />
        ))}
      </Stack>
    )
  }
  if (list.error !== null && list.rows.length === 0)
    return <ErrorState error={list.error} retry={list.retry} />
  if (list.rows.length === 0) {
    return (
      <EmptyState
        icon={<IconBell size={26} stroke={1.5} />}
        title={t('notification.empty')}
        text={t('notification.emptyHint')}
      />
    )
  }
  return (
    <Stack gap={4}>
      {unread > 0 && (
        <Button
          variant="subtle"
          size="xs"
          ml="auto"
          loading={readAll.isRunning}
          onClick={() => readAll.run({})}
        >
          {t('notification.markAllRead')}
        </Button>
      )}
      {list.rows.map(row => (
        <NotificationRow key={row.id} notification={row} onPress={() => open(row)} />
      ))}
      {list.hasMore && (
        <Button variant="default" loading={list.isLoadingMore} onClick={list.loadMore}>
          {t('ui.loadMore', { count: 25 })}
        </Button>
      )}
    </Stack>
  )
}
