// The part of the route table about how the company is set up.
import { loadTexts } from '#web/i18n/language.ts'
import { routes } from './route-row.ts'

const roles = () => import('#web/access/RolesPage.tsx').then(file => file.RolesPage)

export const administrationRoutes = routes([
  {
    path: '/app/administration/approval-templates',
    area: 'app',
    group: 'ROLE_AND_PERMISSION',
    page: () =>
      import('#web/approval-template/ApprovalTemplatesPage.tsx').then(file => file.ApprovalTemplatesPage),
  },
  {
    path: '/app/administration/attendance-rates',
    area: 'app',
    group: 'ATTENDANCE_RATES',
    page: () => import('#web/attendance-rate/AttendanceRatesPage.tsx').then(file => file.AttendanceRatesPage),
  },
  {
    path: '/app/administration/attendance-rates/create',
    area: 'app',
    group: 'ATTENDANCE_RATES',
    action: 'add',
    page: () => import('#web/attendance-rate/RatePages.tsx').then(file => file.CreateRatePage),
  },
  {
    path: '/app/administration/attendance-rates/edit/$id',
    area: 'app',
    group: 'ATTENDANCE_RATES',
    action: 'edit',
    page: () => import('#web/attendance-rate/RatePages.tsx').then(file => file.EditRatePage),
  },
  {
    path: '/app/administration/attendance-rates/view/$id',
    area: 'app',
    group: 'ATTENDANCE_RATES',
    page: () => import('#web/attendance-rate/RatePages.tsx').then(file => file.ViewRatePage),
  },
  {
    path: '/app/administration/attendance-request-quota',
    area: 'app',
    group: 'ATTENDANCE_QUOTA',
    page: () => import('#web/attendance-type/AttendanceQuotaPage.tsx').then(file => file.AttendanceQuotaPage),
  },
  {
    path: '/app/administration/attendance-types',
    area: 'app',
    group: 'ATTENDANCE_TYPE',
    page: () => import('#web/attendance-type/AttendanceTypesPage.tsx').then(file => file.AttendanceTypesPage),
  },
  {
    path: '/app/administration/company-profile',
    area: 'app',
    group: 'COMPANY_PROFILE',
    page: () => import('#web/company-profile/CompanyProfilePage.tsx').then(file => file.CompanyProfilePage),
  },
  {
    path: '/app/administration/currency',
    area: 'app',
    group: 'CURRENCY',
    page: () => import('#web/currency/CurrenciesPage.tsx').then(file => file.CurrenciesPage),
  },
  {
    path: '/app/administration/departments',
    area: 'app',
    group: 'DEPARTMENT',
    page: () => import('#web/organization/department/DepartmentsPage.tsx').then(file => file.DepartmentsPage),
  },
  {
    path: '/app/administration/holiday',
    area: 'app',
    group: 'HOLIDAY',
    page: () => import('#web/holiday/HolidaysPage.tsx').then(file => file.HolidaysPage),
  },
  {
    path: '/app/administration/leave-types',
    area: 'app',
    group: 'LEAVE_TYPE',
    page: () => import('#web/leave-type/LeaveTypesPage.tsx').then(file => file.LeaveTypesPage),
  },
  {
    path: '/app/administration/ot-settings',
    area: 'app',
    group: 'OT_SETTING',
    page: () => import('#web/ot-setting/OtSettingsPage.tsx').then(file => file.OtSettingsPage),
  },
  {
    path: '/app/administration/ot-settings/create',
    area: 'app',
    group: 'OT_SETTING',
    action: 'add',
    page: () => import('#web/ot-setting/CreateOtSettingPage.tsx').then(file => file.CreateOtSettingPage),
  },
  {
    path: '/app/administration/ot-settings/edit/$id',
    area: 'app',
    group: 'OT_SETTING',
    page: () => import('#web/ot-setting/OtSettingPage.tsx').then(file => file.OtSettingPage),
  },
  {
    path: '/app/administration/roles-permissions',
    area: 'app',
    group: 'ROLE_AND_PERMISSION',
    page: roles,
  },
  {
    path: '/app/administration/roles-permissions/$id',
    area: 'app',
    group: 'ROLE_AND_PERMISSION',
    page: roles,
  },
  {
    path: '/app/administration/audit-log',
    area: 'app',
    group: 'AUDIT_LOG',
    page: () =>
      Promise.all([import('#web/audit/AuditLogPage.tsx'), loadTexts('auditLog')]).then(
        ([file]) => file.AuditLogPage,
      ),
  },
  {
    path: '/app/administration/work-shift',
    area: 'app',
    group: 'WORKSHIFT',
    page: () => import('#web/work-shift/WorkShiftsPage.tsx').then(file => file.WorkShiftsPage),
  },
  {
    path: '/app/administration/work-shift/create',
    area: 'app',
    group: 'WORKSHIFT',
    action: 'add',
    page: () => import('#web/work-shift/CreateWorkShiftPage.tsx').then(file => file.CreateWorkShiftPage),
  },
  {
    path: '/app/administration/work-shift/edit/$id',
    area: 'app',
    group: 'WORKSHIFT',
    page: () => import('#web/work-shift/WorkShiftPage.tsx').then(file => file.WorkShiftPage),
  },
])
