// Requests a correction or off-site work: ?new=1, with &date= for a day.
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { emptyDraft } from './request-draft.ts'
import { RequestDrawer } from './RequestDrawer.tsx'
import { useRequestForm } from './use-request-form.ts'

type Props = { kind: AttendanceKind; date: string | undefined; onClose: () => void }

export function NewRequest({ kind, date, onClose }: Props) {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const on = date !== undefined && isLocalDate(date) ? date : undefined
  const draftKey = ['attendance-draft', kind.code, employee?.id, on].join('-')
  const entered = useRequestForm({
    kind,
    call: kind.request,
    draftKey,
    start: emptyDraft(on),
    local: ['keepFileIds'],
    done: 'attendanceRequest.sent',
  })
  const ask = t(`attendanceRequest.kinds.${kind.code}.ask`)
  return (
    <RequestDrawer
      kind={kind}
      title={ask}
      submitLabel={ask}
      draftKey={draftKey}
      entered={entered}
      onClose={onClose}
    />
  )
}
