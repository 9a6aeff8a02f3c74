// /app/attendances/lists/detail/{id}: the days of one person, for HR and for the managers above (P5).
import { getDaysOwner } from '@hr/contract/attendance.ts'
import { Navigate } from '@tanstack/react-router'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useProfile } from '#web/shared/session.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { useWidestScope } from './AttendanceNav.tsx'
import { AttendanceOverview } from './AttendanceOverview.tsx'

export function EmployeeDetailPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const employeeId = Number(id)
  const isId = Number.isInteger(employeeId) && employeeId > 0
  const isOwn = useProfile().employee?.id === employeeId
  const widest = useWidestScope()
  const { data, error, refetch } = useCall(getDaysOwner, { employeeId }, { enabled: isId })
  if (!isId) return <Navigate to={paths.attendanceLists} replace />
  const title =
    data === undefined
      ? t('menu.employeeAttendance')
      : t('attendanceDay.attendanceOf', { name: nameOf(data) })
  return (
    <Page title={title} crumbs={[{ title: t('menu.employeeAttendance'), to: paths.attendanceLists }]}>
      {data === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <AttendanceOverview
          whose={{ scope: isOwn ? 'mine' : widest, employeeId }}
          path={paths.attendanceOf(employeeId)}
          label={title}
        />
      )}
    </Page>
  )
}
