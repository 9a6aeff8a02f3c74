// The part of the route table about people and addresses.
import { loadTexts } from '#web/i18n/language.ts'
import { translate } from '#web/i18n/translation.ts'
import { registerProfilePart } from '#web/shared/person/profile-parts.ts'
import { toastHint } from '#web/shared/toast.ts'
import { routes } from './route-row.ts'

registerProfilePart('attendance', () =>
  Promise.all([import('#web/attendance/ProfileAttendance.tsx'), loadTexts('attendance')]).then(
    ([file]) => file.ProfileAttendance,
  ),
)
registerProfilePart('overtime', () =>
  Promise.all([import('#web/ot-record/ProfileOvertime.tsx'), loadTexts('attendance')]).then(
    ([file]) => file.ProfileOvertime,
  ),
)

/** One person: for HR, for readers who may see the card, for the person. */
export const person = (part: 'EmployeePage' | 'OwnProfilePage' | 'OldProfilePage') => () =>
  import('#web/employee/record/profile/EmployeePage.tsx').then(file => file[part])

/** Everybody of a company may look the address lists up; changing them takes the company profile's permission. */
export const addressRoutes = routes([
  {
    path: '/address/province',
    area: 'app',
    page: () => import('#web/address/ProvincesPage.tsx').then(file => file.ProvincesPage),
  },
  {
    path: '/address/district',
    area: 'app',
    page: () => import('#web/address/DistrictsPage.tsx').then(file => file.DistrictsPage),
  },
  {
    path: '/address/village',
    area: 'app',
    page: () => import('#web/address/VillagesPage.tsx').then(file => file.VillagesPage),
  },
])

export const employeeRoutes = routes([
  { path: '/app/employees', area: 'app', group: 'EMPLOYEE', redirectTo: '/app/employees/list' },
  {
    path: '/app/employees/list',
    area: 'app',
    group: 'EMPLOYEE',
    page: () => import('#web/employee/EmployeesPage.tsx').then(file => file.EmployeesPage),
  },
  {
    path: '/app/employees/list/import',
    area: 'app',
    group: 'EMPLOYEE',
    action: 'add',
    page: () => import('#web/employee/ImportPage.tsx').then(file => file.ImportPage),
  },
  {
    path: '/app/employees/list/create',
    area: 'app',
    group: 'EMPLOYEE',
    action: 'add',
    page: () =>
      import('#web/employee/record/form/CreateEmployeePage.tsx').then(file => file.CreateEmployeePage),
  },
  {
    path: '/app/employees/list/edit',
    area: 'app',
    enter: async () => toastHint(translate('employee.chooseToEdit')),
    redirectTo: '/app/employees/list',
  },
  {
    path: '/app/employees/list/edit/$id',
    area: 'app',
    group: 'EMPLOYEE',
    action: 'edit',
    page: () => import('#web/employee/record/form/EditEmployeePage.tsx').then(file => file.EditEmployeePage),
  },
  // The own profile: everybody may see it.
  { path: '/app/employees/list/view', area: 'app', page: person('EmployeePage') },
  {
    path: '/app/employees/list/view/$user',
    area: 'app',
    group: 'EMPLOYEE',
    page: person('EmployeePage'),
  },
  {
    path: '/app/employees/expiring',
    area: 'app',
    group: 'EMPLOYEE',
    page: () => import('#web/employee/ExpiringPage.tsx').then(file => file.ExpiringPage),
  },
  {
    path: '/app/employees/proposals',
    area: 'app',
    group: 'EMPLOYEE',
    page: () => import('#web/employee/record/proposals/ProposalsPage.tsx').then(file => file.ProposalsPage),
  },
  {
    path: '/app/employees/positions',
    area: 'app',
    group: 'POSITION',
    page: () => import('#web/organization/position/PositionPages.tsx').then(file => file.PositionsPage),
  },
  {
    path: '/app/employees/jobGrade',
    area: 'app',
    group: 'JOB_GRADE',
    page: () => import('#web/organization/position/PositionPages.tsx').then(file => file.JobGradesPage),
  },
])
