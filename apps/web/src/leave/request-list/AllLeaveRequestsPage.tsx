import { useTranslation } from '#web/i18n/translation.ts'
import { Page } from '#web/ui/Page.tsx'
import { LeaveNav } from '../LeaveNav.tsx'
import { ExportLeave } from './ExportLeave.tsx'
import { LeaveList } from './LeaveList.tsx'

/** /app/leaves/approved-leave-requests: the whole company, for holders of LEAVE_REQUEST. */
export function AllLeaveRequestsPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('menu.leaveRequests')} actions={<ExportLeave scope="all" />}>
      <LeaveNav current="allRequests" />
      <LeaveList scope="all" label={t('request.allRequests')} empty={{ title: t('leave.noAllRequests') }} />
    </Page>
  )
}
