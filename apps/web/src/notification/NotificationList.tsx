// Notifications by day, 25 at a time. New ones are announced above the list and do not move it.
import { listNotifications } from '@hr/contract/notification.ts'
import type { Notification } from '@hr/contract/notification.ts'
import type { NotificationKind } from '@hr/domain/notification/channel.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Button, Skeleton, Stack, Title } from '@mantine/core'
import { IconArrowUp, IconBell, IconChecks } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useList } from '#web/api/use-list.ts'
import { formatDate } from '#web/shared/format.ts'
import { momentOf } from '#web/shared/instant.ts'
import { useToday } from '#web/shared/use-today.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { dayGroups, heldBack } from './day-groups.ts'
import classes from './NotificationList.module.css'
import { NotificationRow } from './NotificationRow.tsx'

type Props = {
  show: 'ALL' | 'UNREAD'
  kind: NotificationKind | undefined
  onOpen: () => void
  decisionOf: (notification: Notification) => ReactNode
}

const dateOf = (instant: string): LocalDate => momentOf(instant).slice(0, 10)

function Nothing({ show, kind }: Pick<Props, 'show' | 'kind'>) {
  const { t } = useTranslation()
  const isAllRead = show === 'UNREAD'
  return (
    <EmptyState
      icon={isAllRead ? <IconChecks size={26} /> : <IconBell size={26} />}
      title={t(isAllRead ? 'notification.allRead' : 'notification.empty')}
      text={kind === undefined && !isAllRead ? t('notification.emptyHint') : undefined}
    />
  )
}

function useDayTitle() {
  const { t } = useTranslation()
  const today = useToday()
  return (date: LocalDate) => {
    if (date === today) return t('notification.today')
    return date === addDays(today, -1) ? t('notification.yesterday') : formatDate(date)
  }
}

export function NotificationList({ show, kind, onOpen, decisionOf }: Props) {
  const { t } = useTranslation()
  const titleOf = useDayTitle()
  const top = useRef<HTMLDivElement>(null)
  const list = useList(listNotifications, { q: show, ...(kind && { kind }) })
  const newest = list.rows[0]?.createdAt ?? ''
  const [since, setSince] = useState<string>()
  // The first of an empty list moves nothing, so it is shown at once.
  if (since === undefined ? !list.isPending : since === '' && newest !== '') setSince(newest)
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
  if (list.rows.length === 0) return <Nothing show={show} kind={kind} />
  const { shown, held } = heldBack(list.rows, since ?? '')
  /** A reminder takes the buttons from the notification before it. */
  const isNewestAsk = ({ id, asksFor }: Notification) =>
    asksFor !== null && list.rows.find(row => row.asksFor === asksFor)?.id === id
  const showHeld = () => {
    setSince(newest)
    top.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <div ref={top}>
      {held.length > 0 && (
        <div className={classes.newOnes}>
          <Button
            size="xs"
            radius="xl"
            leftSection={<IconArrowUp size={16} aria-hidden />}
            onClick={showHeld}
          >
            {t('notification.showNew', { count: held.length })}
          </Button>
        </div>
      )}
      <Stack>
        {dayGroups(shown, dateOf).map(({ date, rows }) => (
          <section key={date} aria-label={titleOf(date)}>
            <Title order={3} size="xs" c="dimmed" px={8} mb={4}>
              {titleOf(date)}
            </Title>
            <ul>
              {rows.map(row => (
                <NotificationRow
                  key={row.id}
                  notification={row}
                  onOpen={onOpen}
                  decision={isNewestAsk(row) && decisionOf(row)}
                />
              ))}
            </ul>
          </section>
        ))}
        <LoadMore list={list} />
      </Stack>
    </div>
  )
}
