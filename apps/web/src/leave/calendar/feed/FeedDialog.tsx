// The private calendar link: its state, a new one whose URL is shown once, and its end.
import { getLeaveFeed, makeLeaveFeed, revokeLeaveFeed } from '@hr/contract/leave-calendar.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { apiBase } from '#web/api/call.ts'
import { useAction } from '#web/api/use-action.ts'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { CopyText } from '#web/ui/CopyText.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { feedAddress } from './feed-address.ts'

type Feed = { readonly createdAt: string; readonly fetchedAt: string | null }

function FeedState({ feed }: { feed: Feed | null }) {
  const { t } = useTranslation()
  if (feed === null) return <Text>{t('leaveCalendar.feedNone')}</Text>
  const { createdAt, fetchedAt } = feed
  return (
    <Stack gap={4}>
      <Text fw={500}>{t('leaveCalendar.feedSince', { date: formatInstant(createdAt) })}</Text>
      <Text size="sm" c="dimmed">
        {fetchedAt === null
          ? t('leaveCalendar.feedNotFetched')
          : t('leaveCalendar.feedFetched', { date: formatInstant(fetchedAt) })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('leaveCalendar.feedRemakeHint')}
      </Text>
    </Stack>
  )
}

function NewLink({ path }: { path: string }) {
  const { t } = useTranslation()
  const { https, webcal } = feedAddress(`${apiBase}${path}`, location.origin)
  return (
    <Stack gap="sm">
      <CopyText label={t('leaveCalendar.feedLink')} text={https} />
      <Text size="sm" c="dimmed">
        {t('leaveCalendar.feedOnce')}
      </Text>
      <Button
        component="a"
        href={webcal}
        variant="light"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
      >
        {t('leaveCalendar.feedOpen')}
      </Button>
    </Stack>
  )
}

export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(getLeaveFeed, {})
  const [path, setPath] = useState<string>()
  const make = useAction(makeLeaveFeed, {
    onSuccess: made => {
      setPath(made.path)
      toastSuccess(t('leaveCalendar.feedMade'))
    },
  })
  const revoke = useAction(revokeLeaveFeed, {
    onSuccess: () => {
      setPath(undefined)
      toastSuccess(t('leaveCalendar.feedRevoked'))
    },
  })
  const feed = data?.feed ?? null
  return (
    <Modal onClose={onClose} title={t('leaveCalendar.feedTitle')} size="lg" centered>
      <Stack>
        <Text>{t('leaveCalendar.feedText')}</Text>
        {data === undefined && error !== null && <ErrorState error={error} retry={() => void refetch()} />}
        {data === undefined && error === null && <Skeleton height={60} />}
        {data !== undefined && (path === undefined ? <FeedState feed={feed} /> : <NewLink path={path} />)}
        <Group justify="flex-end" gap="xs">
          {feed !== null && (
            <Button variant="default" c="red" loading={revoke.isRunning} onClick={() => revoke.run({})}>
              {t('leaveCalendar.feedRevoke')}
            </Button>
          )}
          {path === undefined && data !== undefined && (
            <Button loading={make.isRunning} onClick={() => make.run({})}>
              {t(feed === null ? 'leaveCalendar.feedMake' : 'leaveCalendar.feedRemake')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
