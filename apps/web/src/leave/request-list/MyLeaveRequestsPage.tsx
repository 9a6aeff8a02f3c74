import { useTranslation } from '#web/i18n/translation.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { LeaveNav } from '../LeaveNav.tsx'
import { RequestLeaveButton } from '../RequestLeaveButton.tsx'
import { RequestLeavePage } from '../request-form/RequestLeavePage.tsx'
import { LeaveList } from './LeaveList.tsx'
import { leaveViewShape } from './leave-view.ts'

/** /app/leaves/leave-requests; with ?new=1 the form. */
export function MyLeaveRequestsPage() {
  const { t } = useTranslation()
  const [view] = useViewState(leaveViewShape)
  if (view.new !== undefined) return <RequestLeavePage />
  return (
    <Page title={t('leave.title')} actions={<RequestLeaveButton />}>
      <LeaveNav current="myRequests" />
      <LeaveList
        scope="mine"
        label={t('leave.myRequests')}
        empty={{
          title: t('leave.noRequests'),
          text: t('leave.noRequestsHint'),
          action: <RequestLeaveButton />,
        }}
      />
    </Page>
  )
}
