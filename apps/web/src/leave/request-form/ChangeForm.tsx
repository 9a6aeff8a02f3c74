// The form of a request that changes, with what becomes of it: a pending one that is edited, or approved leave of which a
// change is asked.
import type { LeaveRequestDetail } from '@hr/contract/leave.ts'
import { isMaterialChange } from '@hr/domain/leave/leave-change.ts'
import { Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import type { OwnLeaveType } from '../own-leave-types.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import type { LeaveDraft } from './leave-draft.ts'
import { RequestForm } from './RequestForm.tsx'
import { useLeavePreview } from './use-leave-form.ts'
import type { LeaveForm } from './use-leave-form.ts'

type Props = {
  request: LeaveRequestDetail
  own: readonly OwnLeaveType[]
  change: {
    readonly form: LeaveForm
    readonly values: LeaveDraft
    readonly start: LeaveDraft
    readonly discard: () => void
  }
  draftKey: string
  /** Files of the request that stay with it are listed to be removed; nothing of approved leave is. */
  storedFiles?: LeaveRequestDetail['files']
  label: string
  submitLabel: string
  /** Why it is too late; null while it is not. */
  ended: string | null
  /** Nothing is asked for with the dates and the type as they are. */
  needsAnew?: boolean
}

export function ChangeForm({ request, own, change, draftKey, storedFiles = [], ...words }: Props) {
  const { t } = useTranslation()
  const { form, values, start, discard } = change
  const { label, submitLabel, ended, needsAnew = false } = words
  const shown = useLeavePreview(values, form, request.id)
  const halfDays = shown.preview?.halfDays ?? request.halfDays
  const isTouched = JSON.stringify(values) !== JSON.stringify(start) || form.files.length > 0
  const { leaveTypeId, from, to, fromHalf, toHalf } = values
  const isAnew =
    leaveTypeId !== null &&
    from !== null &&
    to !== null &&
    isMaterialChange(
      { ...request, leaveTypeId: request.leaveType.id },
      { leaveTypeId, from, to, fromHalf, toHalf },
    )
  const isHeld = needsAnew && !isAnew
  return (
    <RequestForm
      fields={{ form, values, own, halfDays, draftKey, storedFiles }}
      shown={shown}
      label={label}
      submitLabel={submitLabel}
      summary={
        <>
          <ChangeSummary request={request} values={values} own={own} halfDays={halfDays} />
          {isHeld && (
            <Text size="sm" c="dimmed">
              {t('leave.changeFirst')}
            </Text>
          )}
        </>
      }
      ended={ended}
      isTouched={isTouched}
      isHeld={isHeld || !isTouched}
      onCancel={discard}
    />
  )
}
