// The page around a form that changes an own request: loads the request and the types it may become.
import { getLeaveRequest } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { useOwnLeaveTypes } from '../use-own-leave-types.ts'

export type ChangeFormProps = { request: LeaveRequestDetail; own: readonly OwnLeaveType[] }
type Props = {
  /** Names the request by its number, empty while that is not known. */
  title: 'leave.askToChangeNumber' | 'leave.changeRequestNumber'
  form: ComponentType<ChangeFormProps>
}

export function ChangePage({ title, form: Form }: Props) {
  const { t } = useTranslation()
  const { leaveRequestId = '' } = useParams({ strict: false })
  const { data } = useCall(getLeaveRequest, { id: leaveRequestId })
  const { own, isPending, error, retry } = useOwnLeaveTypes(leaveRequestId)
  const number = data?.number ?? ''
  return (
    <Page
      title={t(title, { number })}
      crumbs={[
        { title: t('menu.myLeave'), to: paths.leaves },
        { title: t('leave.requestNumber', { number }), to: paths.myLeaveRequest(leaveRequestId) },
      ]}
    >
      {error !== null && own.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : isPending || data === undefined ? (
        <Skeleton height={420} radius="md" />
      ) : (
        <Form request={data} own={own} />
      )}
    </Page>
  )
}
