// One request, the same page for its owner and its approvers; it follows along when somebody decides elsewhere.
import { getLeaveRequest } from '@hr/contract/leave.ts'
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { Grid, Paper, Skeleton, Stack, Title } from '@mantine/core'
import { useLocation, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { CallError } from '#web/api/call-error.ts'
import { useCall } from '#web/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { ApprovalLine } from '#web/shared/approval/ApprovalLine.tsx'
import { RequestHistory } from '#web/shared/approval/RequestHistory.tsx'
import { lazyPart } from '#web/shared/lazy-part.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { AboutRequest } from './AboutRequest.tsx'
import { BeforeDeciding } from './BeforeDeciding.tsx'
import { LeaveDetails } from './LeaveDetails.tsx'
import { leaveRequestViewShape } from './leave-request-view.ts'
import { LeaveFiles } from './LeaveFiles.tsx'
import { purposeWords } from './purpose-words.ts'
import { RequestActions } from './RequestActions.tsx'

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

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section">
      <Title order={2} size="h5" mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  )
}

/** It says what would be, not what is (R6). */
const isAsked = ({ purpose, status }: LeaveRequestDetail) => purpose === 'AMENDMENT' && status !== 'APPROVED'

function Parts({ request }: { request: LeaveRequestDetail }) {
  const { t } = useTranslation()
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack gap="md">
          <Card title={t(isAsked(request) ? 'leave.askedDetails' : 'leave.details')}>
            <LeaveDetails request={request} />
          </Card>
          {request.decision !== null && (
            <Card title={t('approval.beforeDeciding')}>
              <BeforeDeciding request={request} facts={request.decision} />
            </Card>
          )}
          {request.files.length > 0 && (
            <Card title={t('leave.files')}>
              <LeaveFiles requestId={request.id} files={request.files} />
            </Card>
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack gap="md">
          <Card title={t('approval.line')}>
            <ApprovalLine steps={request.steps} />
          </Card>
          <Card title={t('approval.history')}>
            <RequestHistory entries={request.history} />
          </Card>
        </Stack>
      </Grid.Col>
    </Grid>
  )
}

function ComingPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('leave.request')} crumbs={useCrumbs()}>
      <Skeleton height={320} radius="md" />
    </Page>
  )
}

export function LeaveRequestPage() {
  const { t } = useTranslation()
  const { leaveRequestId = '' } = useParams({ strict: false })
  const { employee } = useProfile()
  const crumbs = useCrumbs()
  const [view] = useViewState(leaveRequestViewShape)
  const { data, error, refetch } = useCall(
    getLeaveRequest,
    { id: leaveRequestId },
    { refetchInterval: askAgainMs },
  )
  const isOwn = data !== undefined && employee?.id === data.employee.id
  if (data !== undefined && isOwn && (view.edit ?? view.change) !== undefined) {
    return (
      <Suspense fallback={<ComingPage />}>
        {view.edit === undefined ? <AmendLeavePage /> : <EditLeavePage />}
      </Suspense>
    )
  }
  if (data !== undefined) {
    return (
      <Page
        title={t(purposeWords[data.purpose].title, { number: data.number })}
        crumbs={crumbs}
        badge={<StatusBadge status={data.status} size="lg" />}
        actions={<RequestActions request={data} isOwn={isOwn} />}
      >
        <AboutRequest request={data} isOwn={isOwn} />
        <Parts request={data} />
      </Page>
    )
  }
  if (error === null) return <ComingPage />
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <Page title={t('leave.request')} crumbs={crumbs}>
      {isMissing ? (
        <EmptyState title={t('ui.notFound')} text={t('ui.notFoundHint')} />
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      )}
    </Page>
  )
}
