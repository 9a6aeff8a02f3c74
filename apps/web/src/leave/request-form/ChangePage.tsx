// The page around a form that changes an own request: loads the request and the types it may become.
import { getLeaveRequest } from '@hr/contract/leave.ts'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '@hr/contract/paths.ts'
import type { OwnPurpose } from '#web/shared/request/form/request-draft.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { useOwnLeaveTypes } from '../use-own-leave-types.ts'
import { ChangeForm } from './ChangeForm.tsx'

/** With the number of the request; empty until it is loaded. */
const titles = {
  edit: 'leave.changeRequestNumber',
  change: 'leave.askToChangeNumber',
  again: 'leave.requestLeave',
} as const

type Props = { leaveRequestId: string; purpose: OwnPurpose }

/** /app/leaves/leave-requests/$leaveRequestId?edit=1, ?change=1 and ?again=1 */
export function ChangePage({ leaveRequestId, purpose }: Props) {
  const { t } = useTranslation()
  const { data } = useCall(getLeaveRequest, { id: leaveRequestId })
  const { own, isPending, error, retry } = useOwnLeaveTypes(purpose === 'again' ? undefined : leaveRequestId)
  const number = data?.number ?? ''
  return (
    <Page
      title={t(titles[purpose], { number })}
      crumbs={[
        { title: t('menu.myLeave'), to: paths.leaves },
        { title: t('leave.number', { number }), to: paths.myLeaveRequest(leaveRequestId) },
      ]}
    >
      {error !== null && own.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : isPending || data === undefined ? (
        <Skeleton height={420} />
      ) : (
        <ChangeForm key={purpose} request={data} own={own} purpose={purpose} />
      )}
    </Page>
  )
}
