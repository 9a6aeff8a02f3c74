// The roles a new workspace starts with, and what each may do (P4).
import { pageGroups } from './page-groups.ts'
import type { Action, PageGroup } from './page-groups.ts'

type RolePermission = { readonly groupName: PageGroup; readonly name: Action }
type DefaultRole = {
  readonly code: 'HR' | 'MANAGER' | 'EMPLOYEE'
  readonly name: string
  readonly nameLo: string
  readonly permissions: readonly RolePermission[]
}

const allOf = (...groups: readonly PageGroup[]): RolePermission[] =>
  groups.map(groupName => ({ groupName, name: 'all' }))
const viewOf = (...groups: readonly PageGroup[]): RolePermission[] =>
  groups.map(groupName => ({ groupName, name: 'view' }))

const employeePermissions: RolePermission[] = [
  ...viewOf('DASHBOARD', 'LEAVE_CALENDAR', 'MY_ATTENDANCE', 'ORGANIZATION'),
  { groupName: 'MY_ATTENDANCE', name: 'add' },
  ...allOf('MY_LEAVE', 'MY_ATTENDANCE_REQUEST', 'MY_OFF_SITE_REQUESTS', 'MY_OT'),
]

const managerPermissions = [
  ...employeePermissions,
  ...allOf('TEAM_LEAVE_REQUEST', 'TEAM_ATTENDANCE_REQUEST', 'TEAM_OFF_SITE_REQUESTS', 'TEAM_OT_REQUEST'),
]

/** HR runs the people's side; who may do what, the company's data and the pay rules stay with the administrator. */
const seenByHr: readonly PageGroup[] = [
  'ROLE_AND_PERMISSION',
  'COMPANY_PROFILE',
  'CURRENCY',
  'OT_SETTING',
  'AUDIT_LOG',
]
const hrPermissions = [
  ...allOf(...pageGroups.filter(group => !seenByHr.includes(group))),
  ...viewOf(...seenByHr),
]

export const defaultRoles: readonly DefaultRole[] = [
  { code: 'HR', name: 'HR', nameLo: 'ຝ່າຍບຸກຄະລາກອນ', permissions: hrPermissions },
  { code: 'MANAGER', name: 'Manager', nameLo: 'ຜູ້ຈັດການ', permissions: managerPermissions },
  { code: 'EMPLOYEE', name: 'Employee', nameLo: 'ພະນັກງານ', permissions: employeePermissions },
]
