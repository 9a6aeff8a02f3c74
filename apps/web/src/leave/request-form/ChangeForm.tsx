// Changes a leave request: edits a pending one (R7), or requests a change of approved leave (R6).
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { isMaterialChange } from '@hr/domain/leave/leave-change.ts'
import { Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import { useChangeEnded } from '#web/shared/request/form/use-change-ended.ts'
import { RequestForm } from './RequestForm.tsx'
import { chosenLeave, useLeaveForm, useLeavePreview } from './use-leave-form.ts'

export type ChangePurpose = 'edit' | 'change'

type Props = { request: LeaveRequestDetail; own: readonly OwnLeaveType[]; purpose: ChangePurpose }

export function ChangeForm({ request, own, purpose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isEdit = purpose === 'edit'
  const entered = useLeaveForm(purpose, request)
  const shown = useLeavePreview(entered)
  const ended = useChangeEnded({ request, purpose, askEnded: 'leave.askEnded' })
  const halfDays = shown.preview?.halfDays ?? request.halfDays
  const chosen = chosenLeave(entered.values)
  const isMaterial =
    chosen !== null && isMaterialChange({ ...request, leaveTypeId: request.leaveType.id }, chosen)
  const isSame = !isEdit && !isMaterial
  const cancel = () => {
    entered.discard()
    void navigate({ to: paths.myLeaveRequest(request.id), search: {}, replace: true })
  }
  return (
    <RequestForm
      fields={{ entered, own, halfDays, ...(isEdit && { storedFiles: request.files }) }}
      shown={shown}
      label={t(isEdit ? 'request.changeRequest' : 'request.askToChange')}
      submitLabel={t(isEdit ? 'request.saveChanges' : 'request.askToChange')}
      summary={
        <>
          {isMaterial && <ChangeSummary request={request} chosen={chosen} own={own} halfDays={halfDays} />}
          {isSame && (
            <Text size="sm" c="dimmed">
              {t('leave.changeFirst')}
            </Text>
          )}
        </>
      }
      ended={ended}
      isHeld={isSame || !entered.isTouched}
      onCancel={cancel}
    />
  )
}
