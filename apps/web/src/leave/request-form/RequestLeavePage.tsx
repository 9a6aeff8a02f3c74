// Requests leave.
import { Skeleton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useProfile } from '#web/shared/session.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { useOwnLeaveTypes } from '../use-own-leave-types.ts'
import { RequestForm } from './RequestForm.tsx'
import { useLeaveForm, useLeavePreview } from './use-leave-form.ts'

function LeaveRequestForm({ own }: { own: readonly OwnLeaveType[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const entered = useLeaveForm('new')
  const shown = useLeavePreview(entered)
  return (
    <RequestForm
      fields={{ entered, own, halfDays: shown.preview?.halfDays ?? 0 }}
      shown={shown}
      label={t('leave.requestLeave')}
      submitLabel={t('leave.requestLeave')}
      onDiscard={entered.discard}
      onCancel={() => void navigate({ to: paths.leaves })}
    />
  )
}

/** /app/leaves/leave-requests?new=1 */
export function RequestLeavePage() {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const { own, isPending, error, retry } = useOwnLeaveTypes()
  return (
    <Page title={t('leave.requestLeave')} crumbs={[{ title: t('menu.myLeave'), to: paths.leaves }]}>
      {error !== null && own.length === 0 ? (
        <ErrorState error={error} retry={retry} />
      ) : isPending || employee === null ? (
        <Skeleton height={420} />
      ) : (
        <LeaveRequestForm own={own} />
      )}
    </Page>
  )
}
