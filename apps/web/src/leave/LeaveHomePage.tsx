// My leave at a glance: balances, requests waiting for me, next leave, latest requests.
import { paths } from '@hr/contract/paths.ts'
import { SimpleGrid, Skeleton, Stack, Title, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { leaveKind } from '#web/shared/request/kinds/leave-kind.ts'
import { DelegateButton } from '#web/shared/delegation/DelegateButton.tsx'
import { DelegationNotice } from '#web/shared/delegation/DelegationNotice.tsx'
import { RequestButton } from '#web/shared/request/list/RequestButton.tsx'
import { WaitingSection } from '#web/shared/request/list/WaitingForMe.tsx'
import { useProfile } from '#web/shared/session.ts'
import { EmptyState, ErrorState } from '#web/ui/EmptyState.tsx'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { Page } from '#web/ui/Page.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { LatestRequests } from './LatestRequests.tsx'
import { LeaveNav } from './LeaveNav.tsx'
import { NextLeaveCard } from './NextLeaveCard.tsx'
import { useOwnLeaveTypes } from './use-own-leave-types.ts'
import { useWaitingLeave } from './waiting/use-waiting-leave.tsx'

/** The reader's balances, one card per leave type. */
function Balances() {
  const { t } = useTranslation()
  const { own, isPending, error, retry } = useOwnLeaveTypes()
  const columns = { base: 2, md: 3, lg: 4 }
  if (error !== null && own.length === 0) return <ErrorState error={error} retry={retry} />
  if (isPending) {
    return (
      <SimpleGrid cols={columns} spacing={{ base: 'sm', sm: 'md' }} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={166} />
        ))}
      </SimpleGrid>
    )
  }
  return (
    <SimpleGrid
      component="ul"
      cols={columns}
      spacing={{ base: 'sm', sm: 'md' }}
      aria-label={t('leave.balances')}
    >
      {own.map(({ type, balance }) => (
        <BalanceCard key={type.id} type={type} balance={balance} />
      ))}
    </SimpleGrid>
  )
}

function OwnLeave({ employeeId, waiting }: { employeeId: number; waiting: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <section>
        <VisuallyHidden>
          <Title order={2}>{t('leave.balances')}</Title>
        </VisuallyHidden>
        <Balances />
        <TextLink to={paths.leaveSummaryOf(employeeId)} size="sm" display="inline-block" mt="xs">
          {t('leaveSummary.myLedger')}
        </TextLink>
      </section>
      <DelegationNotice />
      {waiting}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <NextLeaveCard />
        <LatestRequests />
      </SimpleGrid>
    </Stack>
  )
}

/** /app/leaves. Somebody without an employee record (the owner of the space) still decides requests. */
export function LeaveHomePage() {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const waiting = <WaitingSection words={useWaitingLeave()} />
  return (
    <Page
      title={t('menu.myLeave')}
      actions={
        <>
          <DelegateButton />
          <RequestButton kind={leaveKind} />
        </>
      }
    >
      <LeaveNav current="overview" />
      {employee === null ? (
        <>
          {waiting}
          <EmptyState title={t('leave.noEmployee')} text={t('leave.noEmployeeHint')} />
        </>
      ) : (
        <OwnLeave employeeId={employee.id} waiting={waiting} />
      )}
    </Page>
  )
}
