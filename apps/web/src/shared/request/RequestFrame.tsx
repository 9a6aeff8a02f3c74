// The page of a request of any kind: details on the left, approval line and history on the right.
import type { approvalStep, historyEntry, requestFile } from '@hr/contract/approval.ts'
import { Grid, Paper, Skeleton, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { useTranslation } from '#web/i18n/translation.ts'
import type { TextKey } from '#web/i18n/translation.ts'
import { ApprovalLine } from '#web/shared/approval/ApprovalLine.tsx'
import { RequestHistory } from '#web/shared/approval/RequestHistory.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { Crumb } from '#web/ui/Page.tsx'
import { AboutRequest } from './AboutRequest.tsx'
import type { Change } from './AboutRequest.tsx'
import { changeOutcome } from './change-outcome.ts'
import type { Outcome } from './change-outcome.ts'
import { ClosedNotice } from './ClosedNotice.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestFiles } from './RequestFiles.tsx'
import type { RequestKind, RequestRow } from './request-kind.ts'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'

export type RequestDetail = RequestRow & {
  readonly steps: readonly z.output<typeof approvalStep>[]
  readonly history: readonly z.output<typeof historyEntry>[]
  readonly files: readonly z.output<typeof requestFile>[]
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

/** For a change, the details are what would apply, or would have applied (R6). */
function detailsTitle(outcome: Outcome | undefined): TextKey {
  if (outcome?.is === 'ASKED') return 'request.askedDetails'
  return outcome?.is === 'REJECTED' || outcome?.is === 'WITHDRAWN'
    ? 'request.wantedDetails'
    : 'request.details'
}

type Props = {
  kind: RequestKind
  request: RequestDetail
  isOwn: boolean
  crumbs: readonly Crumb[]
  /** The requester and the content, in one line. */
  about: string
  changes: readonly Change[]
  details: ReactNode
  /** For the current approver. */
  beforeDeciding: ReactNode
}

export function RequestFrame({ kind, request, isOwn, crumbs, about, changes, ...parts }: Props) {
  const { t } = useTranslation()
  const { details, beforeDeciding } = parts
  const outcome = request.purpose === 'AMENDMENT' ? changeOutcome(request) : undefined
  return (
    <Page
      title={t(kind.words.purposes[request.purpose].title, { number: request.number })}
      crumbs={crumbs}
      badge={<RequestStatusBadge request={request} size="lg" />}
      actions={<RequestActions kind={kind} request={request} isOwn={isOwn} about={about} />}
    >
      <AboutRequest kind={kind} request={request} outcome={outcome} isOwn={isOwn} changes={changes} />
      <ClosedNotice closedTo={request.closedTo} />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack>
            <Card title={t(detailsTitle(outcome))}>{details}</Card>
            {beforeDeciding !== null && <Card title={t('approval.beforeDeciding')}>{beforeDeciding}</Card>}
            {request.files.length > 0 && (
              <Card title={t('request.files')}>
                <RequestFiles call={kind.calls.getFile} requestId={request.id} files={request.files} />
              </Card>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            <Card title={t('approval.line')}>
              <ApprovalLine steps={request.steps} />
            </Card>
            <Card title={t('ui.history')}>
              <RequestHistory
                entries={request.history}
                isWithdrawn={request.isWithdrawn}
                changeLink={({ id, number, purpose }) => (
                  <TextLink to={isOwn ? kind.ownPage(id) : kind.approverPage(id)}>
                    {t(kind.words.purposes[purpose].title, { number })}
                  </TextLink>
                )}
              />
            </Card>
          </Stack>
        </Grid.Col>
      </Grid>
    </Page>
  )
}

type ComingProps = {
  title: string
  crumbs: readonly Crumb[]
  /** null while loading. */
  error: Error | null
  retry: () => void
}

/** Before the request is loaded, or if this reader may not see it. */
export function ComingRequest({ title, crumbs, error, retry }: ComingProps) {
  return (
    <Page title={title} crumbs={crumbs}>
      {error === null ? <Skeleton height={320} /> : <ErrorState error={error} retry={retry} />}
    </Page>
  )
}
