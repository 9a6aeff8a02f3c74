// Changes an own request: edits a pending one (R7), or requests a change of an approved one (R6).
import type { AttendanceRequestDetail } from '@hr/contract/attendance-request-shapes.ts'
import { isMaterialChange } from '@hr/domain/attendance/request-change.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { draftOf } from './request-draft.ts'
import type { RequestDraft } from './request-draft.ts'
import { RequestDrawer } from './RequestDrawer.tsx'
import { useRequestForm } from './use-request-form.ts'

type Props = {
  kind: AttendanceKind
  request: AttendanceRequestDetail
  purpose: 'edit' | 'change'
  onClose: () => void
}

/** The request changes in substance, so its approval restarts. */
function isAnew(request: AttendanceRequestDetail, values: RequestDraft): boolean {
  const { from, to } = values
  if (from === null || to === null) return false
  const attendanceTypeId = request.attendanceType?.id ?? null
  return isMaterialChange({ ...request, attendanceTypeId }, { ...values, from, to })
}

function EditRequest({ kind, request, onClose }: Omit<Props, 'purpose'>) {
  const { t } = useTranslation()
  const draftKey = `attendance-edit-${request.id}`
  const entered = useRequestForm({
    kind,
    call: kind.edit,
    draftKey,
    start: draftOf(request),
    fixed: { id: request.id, seenHistory: request.history.length },
    done: 'request.changed',
  })
  const status = t(`status.${request.status}`)
  const hasApproval = request.steps.some(step => step.status === 'APPROVED')
  return (
    <RequestDrawer
      kind={kind}
      title={t(`attendanceRequest.kinds.${kind.code}.change`, { number: request.number })}
      submitLabel={t('request.saveChanges')}
      draftKey={draftKey}
      entered={entered}
      request={request}
      storedFiles={request.files}
      held={request.may.edit ? null : t('request.editEnded', { status })}
      note={hasApproval && isAnew(request, entered.values) ? t('request.lineAnew') : null}
      onClose={onClose}
    />
  )
}

/** Comments and added approvers belong to the original; the change has its own reason. */
function AskToChange({ kind, request, onClose }: Omit<Props, 'purpose'>) {
  const { t } = useTranslation()
  const draftKey = `attendance-change-${request.id}`
  const entered = useRequestForm({
    kind,
    call: kind.amend,
    draftKey,
    start: { ...draftOf(request), reason: '', approvers: [] },
    fixed: { id: request.id },
    // Files of the original count and stay with it.
    local: ['keepFileIds'],
    done: 'request.askedToChange',
  })
  const unchanged = isAnew(request, entered.values) ? null : t('attendanceRequest.changeFirst')
  return (
    <RequestDrawer
      kind={kind}
      title={t(`attendanceRequest.kinds.${kind.code}.change`, { number: request.number })}
      submitLabel={t('request.askToChange')}
      draftKey={draftKey}
      entered={entered}
      request={request}
      held={request.may.askToCancel ? unchanged : t('attendanceRequest.askEnded')}
      onClose={onClose}
    />
  )
}

export const ChangeRequest = ({ purpose, ...props }: Props) =>
  purpose === 'edit' ? <EditRequest {...props} /> : <AskToChange {...props} />
