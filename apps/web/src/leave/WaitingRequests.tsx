import { listLeaveRequests } from '@hr/contract/leave.ts'
import { Skeleton, Stack, Title } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useList } from '#web/api/use-list.ts'
import { useCan } from '#web/shared/session.ts'
import { LeaveWaitingList } from './waiting/LeaveWaitingList.tsx'

/** Requests the reader is asked to decide, also those who were added as an approver; nothing while there are none. */
export function WaitingRequests() {
  const { t } = useTranslation()
  const list = useList(listLeaveRequests, { scope: 'approvals' })
  const mayDecide = useCan()(['LEAVE_REQUEST', 'TEAM_LEAVE_REQUEST'])
  if (list.isPending && mayDecide) return <Skeleton height={220} radius="md" aria-hidden />
  if (list.rows.length === 0) return null
  return (
    <Stack gap="xs">
      <Title order={2} size="h5">
        {t('request.waitingForMe')}
      </Title>
      <LeaveWaitingList list={list} />
    </Stack>
  )
}
