import { Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { LeaveNav } from '../LeaveNav.tsx'
import { RequestLeaveButton } from '../RequestLeaveButton.tsx'
import { ExportLeave } from './ExportLeave.tsx'
import { LeaveList } from './LeaveList.tsx'
import { requestViewShape } from '#web/shared/request/list-view.ts'

const RequestLeavePage = lazyPart(() =>
  import('../request-form/RequestLeavePage.tsx').then(file => file.RequestLeavePage),
)

/** /app/leaves/leave-requests; with ?new=1 the form. */
export function MyLeaveRequestsPage() {
  const { t } = useTranslation()
  const [view] = useViewState(requestViewShape)
  if (view.new !== undefined) {
    return (
      <Suspense>
        <RequestLeavePage />
      </Suspense>
    )
  }
  return (
    <Page
      title={t('leave.title')}
      actions={
        <>
          <ExportLeave scope="mine" />
          <RequestLeaveButton />
        </>
      }
    >
      <LeaveNav current="myRequests" />
      <LeaveList
        scope="mine"
        label={t('request.myRequests')}
        empty={{
          title: t('leave.noRequests'),
          text: t('leave.noRequestsHint'),
          action: <RequestLeaveButton />,
        }}
      />
    </Page>
  )
}
