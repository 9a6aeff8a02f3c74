// One notification: it opens what it is about, is marked read or unread, and is decided in place if it asks for that.
import { readNotification, unreadNotification } from '@hr/contract/notification.ts'
import type { Notification } from '@hr/contract/notification.ts'
import { ActionIcon, Anchor, Box, Group, Text, Tooltip } from '@mantine/core'
import { IconCheck, IconMailOpened, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatTimeOf } from '#web/shared/instant.ts'
import classes from './NotificationList.module.css'

function ReadSwitch({ notification: { id, readAt, title } }: { notification: Notification }) {
  const { t } = useTranslation()
  const read = useAction(readNotification)
  const unread = useAction(unreadNotification)
  const isUnread = readAt === null
  const label = t(isUnread ? 'notification.markRead' : 'notification.markUnread')
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.switch}
        aria-label={`${label}: ${title}`}
        onClick={() => (isUnread ? read : unread).run({ id })}
      >
        {isUnread ? <IconMailOpened size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  )
}

type Props = { notification: Notification; onOpen: () => void; decision: ReactNode }

export function NotificationRow({ notification, onOpen, decision }: Props) {
  const { t } = useTranslation()
  const { id, title, body, link, createdAt, readAt, ended } = notification
  const read = useAction(readNotification, { quiet: true })
  const isUnread = readAt === null
  const open = () => {
    if (isUnread) read.run({ id })
    onOpen()
  }
  return (
    <Box component="li" className={classes.row} data-unread={isUnread || undefined}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Box
          className={classes.dot}
          role={isUnread ? 'img' : undefined}
          aria-label={isUnread ? t('notification.unread') : undefined}
        />
        <Box flex={1} miw={0}>
          <Anchor
            underline="never"
            c="inherit"
            className={classes.link}
            renderRoot={root => <Link {...root} to={link} />}
            onClick={open}
          >
            <Text size="sm" fw={isUnread ? 600 : 500}>
              {title}
            </Text>
            <Text size="sm" c="dimmed">
              {body}
            </Text>
          </Anchor>
          <Group gap={6} c="dimmed">
            <Text size="xs">{formatTimeOf(createdAt)}</Text>
            {ended !== null && (
              <Group gap={2} wrap="nowrap">
                <IconCheck size={14} aria-hidden />
                <Text size="xs" fw={600}>
                  {ended}
                </Text>
              </Group>
            )}
          </Group>
          {decision}
        </Box>
        {ended === null && <ReadSwitch notification={notification} />}
      </Group>
    </Box>
  )
}
