// What the drawer of the bell shows: all or unread notifications, of every kind or of one (N1).
import { listNotifications, readAllNotifications } from '@hr/contract/notification.ts'
import type { Notification } from '@hr/contract/notification.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import { paths } from '@hr/contract/paths.ts'
import { ActionIcon, Button, Group, Tabs } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { NotificationList } from './NotificationList.tsx'

type Show = 'ALL' | 'UNREAD'
const isShow = (value: string | null): value is Show => value === 'ALL' || value === 'UNREAD'

type Props = {
  onClose: () => void
  /** The decision that a notification asks for, made in place. */
  decisionOf: (notification: Notification) => ReactNode
}

export function NotificationPanel({ onClose, decisionOf }: Props) {
  const { t } = useTranslation()
  const [show, setShow] = useState<Show>('ALL')
  const [kind, setKind] = useState<NotificationKind>()
  const { data } = useCall(listNotifications, { q: 'ALL', limit: 1 }, { quiet: true })
  const readAll = useAction(readAllNotifications)
  const { kinds = [], unread = 0 } = data ?? {}
  return (
    <Tabs value={show} onChange={value => isShow(value) && setShow(value)}>
      <Group gap="xs" mb="sm" wrap="nowrap">
        <Tabs.List grow flex={1}>
          <Tabs.Tab value="ALL">{t('notification.all')}</Tabs.Tab>
          <Tabs.Tab value="UNREAD">{t('notification.unreadTab', { count: unread })}</Tabs.Tab>
        </Tabs.List>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('notification.settings')}
          renderRoot={root => <Link {...root} to={paths.notificationSettings} />}
          onClick={onClose}
        >
          <IconSettings size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap="xs" mb="xs" mih={36} wrap="nowrap" justify="space-between">
        {kinds.length > 1 && (
          <Choice
            aria-label={t('notification.kind')}
            placeholder={t('notification.allKinds')}
            options={kinds.map(value => ({ value, label: t(`notification.kinds.${value}`) }))}
            value={kind}
            flex={1}
            onChange={setKind}
          />
        )}
        <Button
          variant="subtle"
          size="xs"
          ml="auto"
          disabled={unread === 0}
          loading={readAll.isRunning}
          onClick={() => readAll.run({})}
        >
          {t('notification.markAllRead')}
        </Button>
      </Group>
      <Tabs.Panel value={show}>
        <NotificationList
          key={`${show} ${kind}`}
          show={show}
          kind={kind}
          onOpen={onClose}
          decisionOf={decisionOf}
        />
      </Tabs.Panel>
    </Tabs>
  )
}
