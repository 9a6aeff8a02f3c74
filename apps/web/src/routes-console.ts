// The part of the route table outside companies: the space owner's area and the operator console.
import { loadTexts } from '#web/i18n/language.ts'
import { openCompany } from '#web/space/switch-company.ts'
import { routes } from './route-row.ts'

const profile = () => import('#web/session/ProfilePage.tsx').then(file => file.ProfilePage)
/** Of every area. */
export const security = () =>
  Promise.all([import('#web/session/security/SecurityPage.tsx'), loadTexts('account')]).then(
    ([file]) => file.SecurityPage,
  )
const spaceHome = () => import('#web/space/SpaceHomePage.tsx').then(file => file.SpaceHomePage)
const starter = (page: 'StarterPositionsPage' | 'StarterDepartmentsPage') => () =>
  import('#web/starter/StarterPages.tsx').then(file => file[page])

export const consoleRoutes = routes([
  { path: '/space', area: 'space', page: spaceHome },
  { path: '/space/profile', area: 'space', page: profile },
  { path: '/space/profile/security', area: 'space', page: security },
  { path: '/space/$subname', area: 'space', page: spaceHome },
  {
    path: '/space/$subname/create',
    area: 'space',
    page: () => import('#web/space/create/CreateCompanyPage.tsx').then(file => file.CreateCompanyPage),
  },
  {
    path: '/space/$subname/owners',
    area: 'space',
    page: () => import('#web/space/owners/OwnersPage.tsx').then(file => file.OwnersPage),
  },
  {
    path: '/space/$subname/open/$workspaceId',
    area: 'space',
    enter: openCompany,
    redirectTo: '/app/dashboard',
  },
  { path: '/ams', area: 'ams', redirectTo: '/ams/dashboard' },
  {
    path: '/ams/dashboard',
    area: 'ams',
    page: () => import('#web/operator/OperatorHomePage.tsx').then(file => file.OperatorHomePage),
  },
  {
    path: '/ams/dashboard/mail',
    area: 'ams',
    group: 'AMS_USER',
    action: 'edit',
    page: () => import('#web/operator/DeliveriesPage.tsx').then(file => file.DeliveriesPage),
  },
  {
    path: '/ams/dashboard/jobs',
    area: 'ams',
    page: () => import('#web/operator/FailedJobsPage.tsx').then(file => file.FailedJobsPage),
  },
  { path: '/ams/profile', area: 'ams', page: profile },
  { path: '/ams/profile/security', area: 'ams', page: security },
  {
    path: '/ams/business',
    area: 'ams',
    group: 'AMS_BUSINESS',
    page: () => import('#web/business/BusinessesPage.tsx').then(file => file.BusinessesPage),
  },
  {
    path: '/ams/business/$id',
    area: 'ams',
    group: 'AMS_BUSINESS',
    page: () => import('#web/business/BusinessPage.tsx').then(file => file.BusinessPage),
  },
  {
    path: '/ams/departments',
    area: 'ams',
    group: 'AMS_DEPARTMENT',
    page: starter('StarterDepartmentsPage'),
  },
  {
    path: '/ams/permissions',
    area: 'ams',
    group: 'AMS_PERMISSION',
    page: () => import('#web/console-role/PermissionsPage.tsx').then(file => file.PermissionsPage),
  },
  { path: '/ams/positions', area: 'ams', group: 'AMS_POSITION', page: starter('StarterPositionsPage') },
  {
    path: '/ams/roles',
    area: 'ams',
    group: 'AMS_ROLE',
    page: () => import('#web/console-role/ConsoleRolesPage.tsx').then(file => file.ConsoleRolesPage),
  },
  { path: '/ams/roles/permission', area: 'ams', group: 'AMS_ROLE', redirectTo: '/ams/roles' },
  {
    path: '/ams/roles/permission/$id',
    area: 'ams',
    group: 'AMS_ROLE',
    page: () => import('#web/console-role/ConsoleRolePage.tsx').then(file => file.ConsoleRolePage),
  },
  {
    path: '/ams/users',
    area: 'ams',
    group: 'AMS_USER',
    page: () => import('#web/console-user/UsersPage.tsx').then(file => file.UsersPage),
  },
  {
    path: '/ams/users/create',
    area: 'ams',
    group: 'AMS_USER',
    action: 'add',
    page: () => import('#web/console-user/CreateUserPage.tsx').then(file => file.CreateUserPage),
  },
  {
    path: '/ams/users/$id',
    area: 'ams',
    group: 'AMS_USER',
    page: () => import('#web/console-user/UserPage.tsx').then(file => file.UserPage),
  },
])
