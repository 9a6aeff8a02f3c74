// /app/attendances/lists/my-attendance: the reader's clock and days (A15).
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { ClockCard } from '#web/shared/clock/ClockCard.tsx'
import { useProfile } from '#web/shared/session.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { AttendanceNav } from './AttendanceNav.tsx'
import { AttendanceOverview } from './AttendanceOverview.tsx'

export function MyAttendancePage() {
  const { t } = useTranslation()
  const { employee } = useProfile()
  const title = t('menu.myAttendance')
  return (
    <Page title={title}>
      <AttendanceNav current="myAttendance" />
      {employee === null ? (
        <EmptyState title={t('attendanceDay.noEmployee')} text={t('attendanceDay.noEmployeeHint')} />
      ) : (
        <>
          <ClockCard />
          <AttendanceOverview
            whose={{ scope: 'mine', employeeId: employee.id }}
            path={paths.myAttendance}
            label={title}
          />
        </>
      )}
    </Page>
  )
}
