// The search parameters of the pages that links set them of.
import type * as z from 'zod/mini'
import type { viewShape as boardShape } from './attendance/AttendanceBoardPage.tsx'
import type { viewShape as overviewShape } from './attendance/AttendanceOverview.tsx'
import type { listViewShape as daysShape } from './attendance/list-view.ts'
import type { viewShape as missingShape } from './attendance/missing/MissingTimesPage.tsx'
import type { viewShape as periodsShape } from './attendance/period/PeriodsPage.tsx'
import type { createShape as rateShape } from './attendance-rate/RatePages.tsx'
import type { viewShape as businessesShape } from './business/BusinessesPage.tsx'
import type { usersViewShape } from './console-user/user-view.ts'
import type { listViewShape as employeesShape } from './employee/list/list-view.ts'
import type { viewShape as createEmployeeShape } from './employee/record/form/CreateEmployeePage.tsx'
import type { viewShape as sectionShape } from './employee/record/form/FormLayout.tsx'
import type { viewShape as profileShape } from './employee/record/profile/ProfileView.tsx'
import type { viewShape as holidaysShape } from './holiday/HolidaysPage.tsx'
import type { calendarViewShape } from './leave/calendar/calendar-view.ts'
import type { viewShape as ledgerShape } from './leave/summary/LeaveLedgerPage.tsx'
import type { summaryViewShape } from './leave/summary/summary-view.ts'
import type { chartViewShape } from './organization/chart/chart-view.ts'
import type { viewShape as positionsShape } from './organization/position/PositionPages.tsx'
import type { structureView } from './organization/structure/structure-view.ts'
import type { recordViewShape } from './ot-record/record-view.ts'
import type { viewShape as otSettingShape } from './ot-setting/OtSettingPage.tsx'
import type { requestViewShape } from './shared/request/list-view.ts'
import type { requestPageShape } from './shared/request/request-page-view.ts'
import type { viewShape as shiftShape } from './work-shift/WorkShiftPage.tsx'

type RequestLists =
  | 'myLeave'
  | 'leaveRequests'
  | 'teamLeaveRequests'
  | 'myAttendanceRequests'
  | 'attendanceRequests'
  | 'teamAttendanceRequests'
  | 'myOffSiteRequests'
  | 'teamOffSiteRequests'
  | 'offSiteRequests'
  | 'myOt'
  | 'teamOtRequests'
  | 'otRequests'
type RequestPages = 'myLeaveRequest' | 'myAttendanceRequest' | 'myOffSiteRequest' | 'myOtRequest'

type Of<Shape extends z.ZodMiniType> = z.input<Shape>

declare module '#web/ui/place.ts' {
  interface Searches
    extends
      Record<RequestLists, Of<typeof requestViewShape>>,
      Record<RequestPages, Of<typeof requestPageShape>> {
    attendanceToday: Of<typeof boardShape>
    attendanceLists: Of<typeof daysShape>
    missingTimes: Of<typeof missingShape>
    attendanceOf: Of<typeof overviewShape>
    myAttendance: Of<typeof overviewShape>
    attendancePeriods: Of<typeof periodsShape>
    attendanceRateCreate: Of<typeof rateShape>
    businesses: Of<typeof businessesShape>
    users: Of<typeof usersViewShape>
    employees: Of<typeof employeesShape>
    employeeCreate: Of<typeof createEmployeeShape>
    employeeEdit: Of<typeof sectionShape>
    employeeView: Of<typeof profileShape>
    holidays: Of<typeof holidaysShape>
    leavesCalendar: Of<typeof calendarViewShape>
    leaveBalancesImport: Of<typeof summaryViewShape>
    leaveSummaryOf: Of<typeof ledgerShape>
    orgChart: Of<typeof chartViewShape>
    orgChartOf: Of<typeof chartViewShape>
    profile: Of<typeof profileShape>
    organization: Of<typeof structureView>
    otRecords: Of<typeof recordViewShape>
    otSetting: Of<typeof otSettingShape>
    jobGrades: Of<typeof positionsShape>
    positions: Of<typeof positionsShape>
    workShift: Of<typeof shiftShape>
  }
}
