import { listLeaveRequests } from '@hr/contract/leave.ts'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DelegateButton } from '#web/shared/delegation/DelegateButton.tsx'
import { DelegationNotice } from '#web/shared/delegation/DelegationNotice.tsx'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { LeaveNav } from '../LeaveNav.tsx'
import { LeaveWaitingList } from '../waiting/LeaveWaitingList.tsx'
import { ExportLeave } from './ExportLeave.tsx'
import { LeaveList } from './LeaveList.tsx'
import { requestViewShape } from '#web/shared/request/list-view.ts'

function WaitingForMe() {
  const { t } = useTranslation()
  const list = useList(listLeaveRequests, { scope: 'approvals' })
  const empty = { title: t('request.nothingWaiting'), text: t('request.nothingWaitingHint') }
  return <LeaveWaitingList list={list} empty={empty} />
}

/** /app/leaves/approved-leave-requests-line: what waits for me; with ?list=team everything of my team. */
export function TeamLeaveRequestsPage() {
  const { t } = useTranslation()
  const may = useCan()
  const [view] = useViewState(requestViewShape)
  const isTeam = view.list === 'team' && may('TEAM_LEAVE_REQUEST')
  return (
    <Page
      title={t('menu.teamLeaveRequests')}
      actions={isTeam ? <ExportLeave scope="team" /> : <DelegateButton />}
    >
      <LeaveNav current={isTeam ? 'myTeam' : 'waitingForMe'} />
      {isTeam ? (
        <LeaveList scope="team" label={t('request.myTeam')} empty={{ title: t('leave.noTeamRequests') }} />
      ) : (
        <>
          <DelegationNotice />
          <WaitingForMe />
        </>
      )}
    </Page>
  )
}
