// One leave request.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { paths } from '@hr/contract/paths.ts'
import { Stack, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import type { Change } from '#web/shared/request/AboutRequest.tsx'
import { WhoIsAway } from '#web/shared/request/AwayPeople.tsx'
import { Fact } from '#web/shared/request/Facts.tsx'
import { RequestFacts } from '#web/shared/request/page/RequestFacts.tsx'
import { RequestPage } from '#web/shared/request/page/RequestPage.tsx'
import { useCan } from '#web/shared/session.ts'
import { LeaveTypeName } from '../LeaveTypeName.tsx'
import { YearBalances } from '../YearBalances.tsx'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { LeaveDates } from '../LeaveDates.tsx'
import { useAboutLeave, useLeaveText } from '../leave-text.ts'
import { LeftOutList } from './LeftOutList.tsx'

/** Who, what, when, how many days, why. */
function LeaveDetails({ request }: { request: LeaveRequestDetail }) {
  const { t } = useTranslation()
  const { days } = useLeaveText()
  return (
    <Stack>
      <RequestFacts request={request}>
        <Fact label={t('leave.type')}>
          <LeaveTypeName type={request.leaveType} />
        </Fact>
        <Fact label={t('request.dates')}>
          <LeaveDates range={request} />
        </Fact>
        <Fact label={t('leave.countedDays')}>
          <Text span inherit fw={650}>
            {days(request.halfDays)}
          </Text>
        </Fact>
      </RequestFacts>
      <LeftOutList days={request.days} />
    </Stack>
  )
}

type Props = { request: LeaveRequestDetail; facts: NonNullable<LeaveRequestDetail['decision']> }

/** For the current approver: the remaining balance, and colleagues who are away. */
function BeforeDeciding({ request, facts }: Props) {
  const { t } = useTranslation()
  const { days } = useLeaveText()
  return (
    <Stack>
      {request.purpose === 'CANCELLATION' ? (
        <Text size="sm">{t('leave.givesBack', { days: days(request.halfDays) })}</Text>
      ) : facts.years.length > 0 ? (
        <YearBalances years={facts.years} />
      ) : (
        <Text size="sm">{t('leave.unlimitedHint')}</Text>
      )}
      <WhoIsAway facts={facts} range={request} />
    </Stack>
  )
}

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
