// /app/attendances/lists/detail/{id}: the days of one person, for HR and for the managers above (P5).
import { listDays } from '@hr/contract/attendance.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { Navigate, useParams } from '@tanstack/react-router'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '#web/paths.ts'
import { useProfile } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { Page } from '#web/ui/Page.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { useWidestScope } from './AttendanceNav.tsx'
import { AttendanceOverview } from './AttendanceOverview.tsx'
import type { Whose } from './use-days.ts'

/** The name stands on every day of theirs. */
function useTitle(whose: Whose): string {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const today = useToday()
  const latest = useCall(listDays, { ...whose, from: addDays(today, -61), to: today, limit: 1 })
  const [day] = latest.data?.rows ?? []
  return day === undefined
    ? t('menu.employeeAttendance')
    : t('attendanceDay.attendanceOf', { name: nameOf(day) })
}

export function EmployeeDetailPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams({ strict: false })
  const employeeId = Number(id)
  const isOwn = useProfile().employee?.id === employeeId
  const whose = { scope: useWidestScope(), employeeId }
  const title = useTitle(whose)
  if (!Number.isInteger(employeeId) || employeeId < 1) return <Navigate to={paths.attendanceLists} replace />
  return (
    <Page title={title} crumbs={[{ title: t('menu.employeeAttendance'), to: paths.attendanceLists }]}>
      <AttendanceOverview
        whose={isOwn ? { scope: 'mine', employeeId } : whose}
        path={paths.attendanceOf(employeeId)}
        label={title}
      />
    </Page>
  )
}
