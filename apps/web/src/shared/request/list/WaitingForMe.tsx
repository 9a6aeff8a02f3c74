// Requests of one kind that wait for the reader's decision.
import { Skeleton, Stack, Title } from '@mantine/core'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan } from '#web/shared/session.ts'
import type { RequestRow } from '../request-kind.ts'
import type { WaitingWords } from '../waiting-columns.tsx'
import { WaitingList } from '../WaitingList.tsx'

type Props<Row extends RequestRow> = { words: WaitingWords<Row> }

const scope = { scope: 'approvals' } as const

export function WaitingForMe<Row extends RequestRow>({ words }: Props<Row>) {
  const { t } = useTranslation()
  const list = useList(words.kind.calls.list, scope)
  const empty = { title: t('request.nothingWaiting'), text: t('request.nothingWaitingHint') }
  return <WaitingList list={list} words={words} empty={empty} />
}

/** On another page, also for added approvers, who have no list page. Renders nothing when nothing waits. */
export function WaitingSection<Row extends RequestRow>({ words }: Props<Row>) {
  const { t } = useTranslation()
  const { calls, groups } = words.kind
  const list = useList(calls.list, scope)
  const mayDecide = useCan()([groups.team, groups.all])
  if (list.isPending && mayDecide) return <Skeleton height={220} aria-hidden />
  if (list.rows.length === 0 && list.error === null) return null
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {t('request.waitingForMe')}
      </Title>
      <WaitingList list={list} words={words} />
    </Stack>
  )
}
