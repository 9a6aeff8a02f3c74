// The lists of both kinds: mine with the form, waiting for me, my team, everybody.
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { DelegateButton } from '#web/shared/delegation/DelegateButton.tsx'
import { DelegationNotice } from '#web/shared/delegation/DelegationNotice.tsx'
import { OwnRequests } from '#web/shared/request/list/OwnRequests.tsx'
import { RequestList } from '#web/shared/request/list/RequestList.tsx'
import { RequestNav } from '#web/shared/request/list/RequestNav.tsx'
import { useFirstList } from '#web/shared/request/list/use-request-sections.ts'
import { WaitingForMe } from '#web/shared/request/list/WaitingForMe.tsx'
import { requestViewShape } from '#web/shared/request/list-view.ts'
import type { RequestSection } from '#web/shared/request/request-kind.ts'
import { useCan } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { attendanceKind, offSiteKind } from '#web/shared/request/kinds/attendance-kind.ts'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { RequestButton } from '#web/shared/request/list/RequestButton.tsx'
import { useAttendanceColumns } from './request-columns.tsx'
import { useWaitingWords } from './use-waiting-words.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const NewRequest = lazyDialog(() => import('../form/NewRequest.tsx').then(file => file.NewRequest), 'drawer')

type FrameProps = {
  kind: AttendanceKind
  current: RequestSection
  actions?: ReactNode
  children: ReactNode
}

/** Attendance requests are tabs of attendance; off-site work has its own menu entry. */
function Frame({ kind, current, actions, children }: FrameProps) {
  const { t } = useTranslation()
  const may = useCan()
  const above = may('MY_ATTENDANCE')
    ? { title: t('menu.myAttendance'), to: paths.myAttendance }
    : { title: t('menu.employeeAttendance'), to: paths.attendanceLists }
  return (
    <Page
      title={t(`attendanceRequest.kinds.${kind.code}.title`)}
      crumbs={kind.code === 'ATTENDANCE' ? [above] : []}
      actions={actions}
    >
      <RequestNav kind={kind} current={current} />
      {children}
    </Page>
  )
}

function Mine({ kind }: { kind: AttendanceKind }) {
  const { t } = useTranslation()
  const button = <RequestButton kind={kind} />
  return (
    <Frame kind={kind} current="mine" actions={button}>
      <OwnRequests
        words={useWaitingWords(kind)}
        columns={useAttendanceColumns(kind, true)}
        empty={{
          title: t(`attendanceRequest.kinds.${kind.code}.none`),
          text: t(`attendanceRequest.kinds.${kind.code}.noneHint`),
          action: button,
        }}
        form={(date, close) => <NewRequest kind={kind} date={date} onClose={close} />}
      />
    </Frame>
  )
}

function Waiting({ kind }: { kind: AttendanceKind }) {
  return (
    <Frame kind={kind} current="waiting" actions={<DelegateButton />}>
      <DelegationNotice />
      <WaitingForMe words={useWaitingWords(kind)} />
    </Frame>
  )
}

function Others({ kind, scope }: { kind: AttendanceKind; scope: 'team' | 'all' }) {
  const { t } = useTranslation()
  return (
    <Frame kind={kind} current={scope}>
      <RequestList
        kind={kind}
        scope={scope}
        columns={useAttendanceColumns(kind, false)}
        label={t(scope === 'team' ? 'request.myTeam' : 'request.allRequests')}
        empty={{ title: t(scope === 'team' ? 'attendanceRequest.noTeam' : 'attendanceRequest.noneYet') }}
      />
    </Frame>
  )
}

/** /app/attendances/lists/my-requests */
export const MyAttendanceRequestsPage = () => <Mine kind={attendanceKind} />
/** /app/attendances/lists/approved-requests-line */
export const WaitingAttendanceRequestsPage = () => <Waiting kind={attendanceKind} />
/** /app/attendances/lists/team-requests */
export const TeamAttendanceRequestsPage = () => <Others kind={attendanceKind} scope="team" />
/** /app/attendances/lists/requests */
export const AllAttendanceRequestsPage = () => <Others kind={attendanceKind} scope="all" />

/** /app/attendances/off-site-work/my-requests */
export const MyOffSiteRequestsPage = () => <Mine kind={offSiteKind} />
/** /app/attendances/off-site-work/all-requests */
export const AllOffSiteRequestsPage = () => <Others kind={offSiteKind} scope="all" />

/** /app/attendances/off-site-work/team-requests: waiting for me; with ?list=team everything of my team. */
export function TeamOffSiteRequestsPage() {
  const may = useCan()
  const [{ list }] = useViewState(requestViewShape)
  const isTeam = list === 'team' && may('TEAM_OFF_SITE_REQUESTS')
  return isTeam ? <Others kind={offSiteKind} scope="team" /> : <Waiting kind={offSiteKind} />
}

/** /app/attendances/off-site-work: what waits, for those who decide; else the first list the reader may open. */
export function OffSiteHomePage() {
  const first = useFirstList(offSiteKind) ?? 'mine'
  return <Navigate {...offSiteKind.pages[first]} replace />
}
