// The page that asks to change approved leave (R6).
import { getLeaveRequest } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { useOwnLeaveTypes } from '../use-own-leave-types.ts'
import { ChangeForm } from './ChangeForm.tsx'
import { amendDraftKey } from './leave-draft.ts'
import { useAmendForm } from './use-amend-form.ts'

type Props = { request: LeaveRequestDetail; own: readonly OwnLeaveType[] }

function AmendForm({ request, own }: Props) {
  const { t } = useTranslation()
  return (
    <ChangeForm
      request={request}
      own={own}
      change={useAmendForm(request)}
      draftKey={amendDraftKey(request.id)}
      label={t('leave.askToChange')}
      submitLabel={t('leave.askToChange')}
      needsAnew
      ended={request.may.askToCancel ? null : t('leave.askEnded')}
    />
  )
}

/** /app/leaves/leave-requests/$leaveRequestId?change=1 */
export function AmendLeavePage() {
  const { t } = useTranslation()
  const { leaveRequestId = '' } = useParams({ strict: false })
  const request = useCall(getLeaveRequest, { id: leaveRequestId })
  const { own, isPending, error, retry } = useOwnLeaveTypes()
  const { data } = request
  return (
    <Page
      title={t('leave.askToChangeNumber', { number: data?.number ?? '' })}
      crumbs={[
        { title: t('menu.myLeave'), to: paths.leaves },
        {
          title: t('leave.requestNumber', { number: data?.number ?? '' }),
          to: paths.myLeaveRequest(leaveRequestId),
        },
      ]}
    >
      {error !== null && own.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : isPending || data === undefined ? (
        <Skeleton height={420} radius="md" />
      ) : (
        <AmendForm request={data} own={own} />
      )}
    </Page>
  )
}
