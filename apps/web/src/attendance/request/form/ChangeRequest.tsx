// Changes an own request: edits a pending one (R7), requests a change of an approved one (R6), or makes one again.
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { isMaterialChange } from '@hr/domain/attendance/request-change.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { submitTexts } from '#web/shared/request/form/request-draft.ts'
import type { OwnPurpose } from '#web/shared/request/form/request-draft.ts'
import { useChangeEnded } from '#web/shared/request/form/use-change-ended.ts'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { AttendanceDrawer } from './AttendanceDrawer.tsx'
import { useAttendanceForm } from './use-attendance-form.ts'
import type { AttendanceDraft } from './use-attendance-form.ts'

type Props = {
  kind: AttendanceKind
  request: AttendanceRequestDetail
  purpose: OwnPurpose
  onClose: () => void
}

/** The request changes in substance, so its approval restarts. */
function isMaterial(request: AttendanceRequestDetail, values: AttendanceDraft): boolean {
  const { from, to } = values
  if (from === null || to === null) return false
  const attendanceTypeId = request.attendanceType?.id ?? null
  return isMaterialChange({ ...request, attendanceTypeId }, { ...values, from, to })
}

export function ChangeRequest({ kind, request, purpose, onClose }: Props) {
  const { t } = useTranslation()
  const isEdit = purpose === 'edit'
  const entered = useAttendanceForm({ kind, purpose, request })
  const hasChanged = isMaterial(request, entered.values)
  const ended = useChangeEnded({ request, purpose, askEnded: 'attendanceRequest.askEnded' })
  const held = ended ?? (purpose !== 'change' || hasChanged ? null : t('attendanceRequest.changeFirst'))
  const words = `attendanceRequest.kinds.${kind.code}` as const
  const hasApproval = request.steps.some(step => step.status === 'APPROVED')
  return (
    <AttendanceDrawer
      kind={kind}
      title={purpose === 'again' ? t(`${words}.ask`) : t(`${words}.change`, { number: request.number })}
      submitLabel={t(submitTexts[purpose])}
      entered={entered}
      {...(purpose !== 'again' && { request })}
      {...(isEdit && { storedFiles: request.files })}
      held={held}
      note={isEdit && hasApproval && hasChanged ? t('request.lineRestarts') : null}
      onClose={onClose}
    />
  )
}
