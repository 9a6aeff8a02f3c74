// Requests a correction or off-site work: ?new=1, with &date= for a day.
import { explainDay } from '@hr/contract/attendance.ts'
import { listAttendanceTypes } from '@hr/contract/attendance-type.ts'
import { isLocalDate } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCan, useProfile } from '#web/shared/session.ts'
import { DialogFrame } from '#web/ui/lazy-dialog.tsx'
import type { AttendanceKind } from '#web/shared/request/kinds/attendance-kind.ts'
import { correctionOfDay } from './correction-of-day.ts'
import { AttendanceDrawer } from './AttendanceDrawer.tsx'
import { useAttendanceForm } from './use-attendance-form.ts'
import type { AttendanceDraft } from './use-attendance-form.ts'

type Props = { kind: AttendanceKind; date: string | undefined; onClose: () => void }
type FormProps = Omit<Props, 'date'> & { begin?: Partial<AttendanceDraft> }

function NewForm({ kind, begin = {}, onClose }: FormProps) {
  const { t } = useTranslation()
  const entered = useAttendanceForm({ kind, purpose: 'new', begin })
  const ask = t(`attendanceRequest.kinds.${kind.code}.ask`)
  return <AttendanceDrawer kind={kind} title={ask} submitLabel={ask} entered={entered} onClose={onClose} />
}

const noRecord = { day: null, punches: [] }

/** Begins with what is known of the day, so that only what is wrong is typed. */
function CorrectionOfDay({ date, ...props }: Omit<FormProps, 'begin'> & { date: LocalDate }) {
  const language = useLanguage()
  const may = useCan()
  const { employee } = useProfile()
  const day = { employeeId: employee?.id ?? 0, date }
  const ofDay = useCall(explainDay, day, { enabled: employee !== null && may('MY_ATTENDANCE'), quiet: true })
  const types = useCall(listAttendanceTypes, { date })
  if (ofDay.isLoading || types.isLoading) return <DialogFrame kind="drawer" onClose={props.onClose} />
  const known = correctionOfDay(ofDay.data ?? noRecord, types.data ?? [], language)
  return <NewForm {...props} begin={{ from: date, to: date, ...known }} />
}

export function NewRequest({ date, ...props }: Props) {
  if (date === undefined || !isLocalDate(date)) return <NewForm {...props} />
  if (props.kind.code === 'ATTENDANCE') return <CorrectionOfDay {...props} date={date} />
  return <NewForm {...props} begin={{ from: date, to: date }} />
}
