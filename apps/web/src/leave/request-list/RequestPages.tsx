// The pages that list leave requests: own, waiting for the reader, team, company.
import { ExportRequests } from '#web/shared/request/list/ExportRequests.tsx'
import type { ExportScope } from '@hr/contract/request-export.ts'
import { leaveGroups } from '@hr/contract/leave.ts'
import { Suspense } from 'react'
import { paths } from '@hr/contract/paths.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { DelegateButton } from '#web/shared/delegation/DelegateButton.tsx'
import { DelegationNotice } from '#web/shared/delegation/DelegationNotice.tsx'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import { RequestList } from '#web/shared/request/list/RequestList.tsx'
import { WaitingForMe } from '#web/shared/request/list/WaitingForMe.tsx'
import { requestViewShape } from '#web/shared/request/list-view.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { LeaveNav } from '../LeaveNav.tsx'
import { RequestButton } from '#web/shared/request/list/RequestButton.tsx'
import { useWaitingLeave } from '../waiting/use-waiting-leave.tsx'
import { useLeaveColumns } from './leave-columns.tsx'

const ExportLeave = ({ scope }: { scope: ExportScope }) => (
  <ExportRequests
    groups={leaveGroups}
    scope={scope}
    load={async exporting => (await import('./export-leave.ts')).exportLeave(exporting)}
  />
)

const RequestLeavePage = lazyPart(() =>
  import('../request-form/RequestLeavePage.tsx').then(file => file.RequestLeavePage),
)

function Mine() {
  const { t } = useTranslation()
  const button = <RequestButton kind={leaveKind} />
  return (
    <Page
      title={t('request.myRequests')}
      crumbs={[{ title: t('menu.myLeave'), to: paths.leaves }]}
      actions={
        <>
          <ExportLeave scope="mine" />
          {button}
        </>
      }
    >
      <LeaveNav current="mine" />
      <RequestList
        kind={leaveKind}
        scope="mine"
        columns={useLeaveColumns('own')}
        label={t('request.myRequests')}
        empty={{ title: t('leave.noRequests'), text: t('leave.noRequestsHint'), action: button }}
      />
    </Page>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Page title={t('menu.teamLeaveRequests')} actions={<DelegateButton />}>
      <LeaveNav current="waiting" />
      <DelegationNotice />
      <WaitingForMe words={useWaitingLeave()} />
    </Page>
  )
}

const others = {
  team: { page: 'menu.teamLeaveRequests', list: 'request.myTeam', empty: 'leave.noTeamRequests' },
  all: { page: 'menu.leaveRequests', list: 'request.allRequests', empty: 'leave.noAllRequests' },
} as const

function Others({ scope }: { scope: keyof typeof others }) {
  const { t } = useTranslation()
  const words = others[scope]
  return (
    <Page title={t(words.page)} actions={<ExportLeave scope={scope} />}>
      <LeaveNav current={scope} />
      <RequestList
        kind={leaveKind}
        scope={scope}
        columns={useLeaveColumns('others')}
        label={t(words.list)}
        empty={{ title: t(words.empty) }}
      />
    </Page>
  )
}

/** /app/leaves/leave-requests; with ?new=1 the form. */
export function MyLeaveRequestsPage() {
  const [view] = useViewState(requestViewShape)
  if (view.new === undefined) return <Mine />
  return (
    <Suspense>
      <RequestLeavePage />
    </Suspense>
  )
}

/** /app/leaves/approved-leave-requests-line: waiting for the reader; with ?list=team all of the team. */
export function TeamLeaveRequestsPage() {
  const may = useCan()
  const [{ list }] = useViewState(requestViewShape)
  return list === 'team' && may('TEAM_LEAVE_REQUEST') ? <Others scope="team" /> : <Waiting />
}

/** /app/leaves/approved-leave-requests: the whole company, for holders of LEAVE_REQUEST. */
export const AllLeaveRequestsPage = () => <Others scope="all" />
