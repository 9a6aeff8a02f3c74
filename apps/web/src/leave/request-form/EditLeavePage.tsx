// The page that edits a pending request (R7).
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
import { editDraftKey } from './leave-draft.ts'
import { useEditForm } from './use-edit-form.ts'

type Props = { request: LeaveRequestDetail; own: readonly OwnLeaveType[] }

function EditForm({ request, own }: Props) {
  const { t } = useTranslation()
  return (
    <ChangeForm
      request={request}
      own={own}
      change={useEditForm(request)}
      draftKey={editDraftKey(request.id)}
      storedFiles={request.files}
      label={t('leave.changeRequest')}
      submitLabel={t('leave.saveChanges')}
      ended={request.may.edit ? null : t('leave.editEnded', { status: t(`status.${request.status}`) })}
    />
  )
}

/** /app/leaves/leave-requests/$leaveRequestId?edit=1 */
export function EditLeavePage() {
  const { t } = useTranslation()
  const { leaveRequestId = '' } = useParams({ strict: false })
  const request = useCall(getLeaveRequest, { id: leaveRequestId })
  const { own, isPending, error, retry } = useOwnLeaveTypes()
  const { data } = request
  return (
    <Page
      title={t('leave.changeRequestNumber', { number: data?.number ?? '' })}
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
        <EditForm request={data} own={own} />
      )}
    </Page>
  )
}
