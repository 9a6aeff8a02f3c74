// Changes a leave request: edits a pending one (R7), requests a change of approved leave (R6), or makes one again.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { paths } from '@hr/contract/paths.ts'
import { isMaterialChange } from '@hr/domain/leave/leave-change.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { Difference } from '#web/shared/request/Difference.tsx'
import { submitTexts } from '#web/shared/request/form/request-draft.ts'
import type { OwnPurpose } from '#web/shared/request/form/request-draft.ts'
import { useChangeEnded } from '#web/shared/request/form/use-change-ended.ts'
import { useLeaveText } from '../leave-text.ts'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { RequestForm } from './RequestForm.tsx'
import { chosenLeave, useLeaveForm, useLeavePreview } from './use-leave-form.ts'

type ChangeSummaryProps = {
  request: LeaveRequestDetail
  chosen: NonNullable<ReturnType<typeof chosenLeave>>
  own: readonly OwnLeaveType[]
  /** Counted for the change. */
  halfDays: number
}

/** The changes of an edit before it is saved: each field before and after, and the effect on the approval line. */
function ChangeSummary({ request, chosen, own, halfDays }: ChangeSummaryProps) {
  const { t } = useTranslation()
  const { typeName, dates, days } = useLeaveText()
  const type = own.find(one => one.type.id === chosen.leaveTypeId)?.type ?? request.leaveType
  // An approved request keeps its line: the change has its own.
  const hasApproval = request.status === 'PENDING' && request.steps.some(step => step.status === 'APPROVED')
  const rows = [
    ['leave.type', typeName(request.leaveType), typeName(type)],
    ['request.dates', dates(request), dates(chosen)],
    ['leave.countedDays', days(request.halfDays), days(halfDays)],
  ] as const
  return (
    <Alert color="blue" title={t('request.changes')}>
      <Stack gap={4}>
        {rows.map(([label, before, after]) => (
          <Difference
            key={label}
            label={t(label)}
            before={before}
            after={after}
            stillApplies={request.status === 'APPROVED'}
          />
        ))}
        {hasApproval && <Text size="sm">{t('request.lineRestarts')}</Text>}
      </Stack>
    </Alert>
  )
}

type Props = { request: LeaveRequestDetail; own: readonly OwnLeaveType[]; purpose: OwnPurpose }

export function ChangeForm({ request, own, purpose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isEdit = purpose === 'edit'
  const isAgain = purpose === 'again'
  const entered = useLeaveForm(purpose, request)
  const shown = useLeavePreview(entered)
  const ended = useChangeEnded({ request, purpose, askEnded: 'leave.askEnded' })
  const halfDays = shown.preview?.halfDays ?? request.halfDays
  const chosen = chosenLeave(entered.values)
  const isMaterial =
    chosen !== null && isMaterialChange({ ...request, leaveTypeId: request.leaveType.id }, chosen)
  const isSame = purpose === 'change' && !isMaterial
  const cancel = () => {
    entered.discard()
    void navigate({ to: paths.myLeaveRequest(request.id), search: {}, replace: true })
  }
  return (
    <RequestForm
      fields={{ entered, own, halfDays, ...(isEdit && { storedFiles: request.files }) }}
      shown={shown}
      label={t(isEdit ? 'request.changeRequest' : submitTexts[purpose])}
      submitLabel={t(submitTexts[purpose])}
      summary={
        <>
          {isMaterial && !isAgain && (
            <ChangeSummary request={request} chosen={chosen} own={own} halfDays={halfDays} />
          )}
          {isSame && (
            <Text size="sm" c="dimmed">
              {t('leave.changeFirst')}
            </Text>
          )}
        </>
      }
      ended={ended}
      isHeld={isSame || (!isAgain && !entered.isTouched)}
      onCancel={cancel}
    />
  )
}
