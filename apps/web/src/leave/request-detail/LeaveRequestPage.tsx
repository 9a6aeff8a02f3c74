// One request, the same page for its owner and its approvers; it follows along when somebody decides elsewhere.
import { getLeaveRequest } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { useLocation, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import type { Change } from '#web/shared/request/AboutRequest.tsx'
import { ComingRequest, RequestFrame } from '#web/shared/request/RequestFrame.tsx'
import { requestPageShape } from '#web/shared/request/request-page-view.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { leaveKind } from '../leave-kind.ts'
import { useLeaveText } from '../leave-text.ts'
import { BeforeDeciding } from './BeforeDeciding.tsx'
import { LeaveDetails } from './LeaveDetails.tsx'

const EditLeavePage = lazyPart(() =>
  import('../request-form/EditLeavePage.tsx').then(file => file.EditLeavePage),
)

const AmendLeavePage = lazyPart(() =>
  import('../request-form/AmendLeavePage.tsx').then(file => file.AmendLeavePage),
)

/** Without a live connection the page still asks once a minute. */
const askAgainMs = 60_000

/** The list this request was opened from, if the reader may see it. */
function useCrumbs() {
  const { t } = useTranslation()
  const may = useCan()
  const { pathname } = useLocation()
  const all = { title: t('menu.leaveRequests'), to: paths.leaveRequests }
  const team = { title: t('menu.teamLeaveRequests'), to: paths.teamLeaveRequests }
  if (pathname.startsWith(`${paths.myLeave}/`)) return [{ title: t('menu.myLeave'), to: paths.leaves }]
  if (may('LEAVE_REQUEST')) return [all]
  return may('TEAM_LEAVE_REQUEST') ? [team] : []
}

function useChanges(): (request: LeaveRequestDetail) => readonly Change[] {
  const { t } = useTranslation()
  const { typeName, dates, days } = useLeaveText()
  return ({ original, ...request }) =>
    original === null
      ? []
      : [
          {
            label: t('leave.type'),
            before: typeName(original.leaveType),
            after: typeName(request.leaveType),
          },
          { label: t('request.dates'), before: dates(original), after: dates(request) },
          { label: t('leave.countedDays'), before: days(original.halfDays), after: days(request.halfDays) },
        ]
}

export function LeaveRequestPage() {
  const { t } = useTranslation()
  const { leaveRequestId = '' } = useParams({ strict: false })
  const { employee } = useProfile()
  const nameOf = usePersonNames()
  const { typeName, dates } = useLeaveText()
  const changesOf = useChanges()
  const crumbs = useCrumbs()
  const [view] = useViewState(requestPageShape)
  const { data, error, refetch } = useCall(
    getLeaveRequest,
    { id: leaveRequestId },
    { refetchInterval: askAgainMs },
  )
  const coming = { title: t('leave.request'), crumbs, retry: () => void refetch() }
  if (data === undefined) return <ComingRequest {...coming} error={error} />
  const isOwn = employee?.id === data.employee.id
  if (isOwn && (view.edit ?? view.change) !== undefined) {
    return (
      <Suspense fallback={<ComingRequest {...coming} error={null} />}>
        {view.edit === undefined ? <AmendLeavePage /> : <EditLeavePage />}
      </Suspense>
    )
  }
  return (
    <RequestFrame
      kind={leaveKind}
      request={data}
      isOwn={isOwn}
      crumbs={crumbs}
      about={[nameOf(data.employee), typeName(data.leaveType), dates(data)].join(' · ')}
      changes={changesOf(data)}
      details={<LeaveDetails request={data} />}
      beforeDeciding={data.decision && <BeforeDeciding request={data} facts={data.decision} />}
    />
  )
}
