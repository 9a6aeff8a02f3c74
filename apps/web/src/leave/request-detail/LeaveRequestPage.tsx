// One leave request.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import type { Change } from '#web/shared/request/AboutRequest.tsx'
import { RequestPage } from '#web/shared/request/page/RequestPage.tsx'
import { useCan } from '#web/shared/session.ts'
import { leaveKind } from '../leave-kind.ts'
import { useAboutLeave, useLeaveText } from '../leave-text.ts'
import { BeforeDeciding } from './BeforeDeciding.tsx'
import { LeaveDetails } from './LeaveDetails.tsx'

const ChangePage = lazyPart(() => import('../request-form/ChangePage.tsx').then(file => file.ChangePage))

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

export function LeaveRequestPage({ leaveRequestId }: { leaveRequestId: string }) {
  const aboutOf = useAboutLeave()
  return (
    <RequestPage
      kind={leaveKind}
      id={leaveRequestId}
      crumbs={useCrumbs()}
      aboutOf={aboutOf}
      changesOf={useChanges()}
      details={request => <LeaveDetails request={request} />}
      beforeDeciding={request =>
        request.decision && <BeforeDeciding request={request} facts={request.decision} />
      }
      form={(_, purpose) => (
        <Suspense>
          <ChangePage leaveRequestId={leaveRequestId} purpose={purpose} />
        </Suspense>
      )}
      isFormPage
    />
  )
}
