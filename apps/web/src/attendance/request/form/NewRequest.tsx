// Requests a correction or off-site work: ?new=1, with &date= for a day.
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { AttendanceKind } from '../attendance-kind.ts'
import { RequestDrawer } from './RequestDrawer.tsx'
import { useAttendanceForm } from './use-attendance-form.ts'

type Props = { kind: AttendanceKind; date: string | undefined; onClose: () => void }

export function NewRequest({ kind, date, onClose }: Props) {
  const { t } = useTranslation()
  const on = date !== undefined && isLocalDate(date) ? date : undefined
  const entered = useAttendanceForm({ kind, purpose: 'new', on })
  const ask = t(`attendanceRequest.kinds.${kind.code}.ask`)
  return <RequestDrawer kind={kind} title={ask} submitLabel={ask} entered={entered} onClose={onClose} />
}
