// What a permission can be about: page groups and actions (spec 6, P3, P4).

/** The spec's 33 page groups, and the four of P4. */
export const pageGroups = [
  'DASHBOARD',
  'EMPLOYEE',
  'POSITION',
  'JOB_GRADE',
  'ORGANIZATION',
  'MY_LEAVE',
  'LEAVE_REQUEST',
  'TEAM_LEAVE_REQUEST',
  'LEAVE_SUMMARY',
  'ATTENDANCE_MONITORING',
  'ATTENDANCE_SUMMARY',
  'MY_ATTENDANCE',
  'ATTENDANCE_REQUEST',
  'MY_ATTENDANCE_REQUEST',
  'TEAM_ATTENDANCE_REQUEST',
  'OVERRULE',
  'MY_OFF_SITE_REQUESTS',
  'TEAM_OFF_SITE_REQUESTS',
  'OFF_SITE_REQUESTS',
  'MY_OT',
  'OT_REQUEST',
  'TEAM_OT_REQUEST',
  'OT_RECORD',
  'OT_SUMMARY',
  'ROLE_AND_PERMISSION',
  'LEAVE_TYPE',
  'WORKSHIFT',
  'HOLIDAY',
  'ATTENDANCE_TYPE',
  'ATTENDANCE_RATES',
  'OT_SETTING',
  'COMPANY_PROFILE',
  'CURRENCY',
  'LEAVE_CALENDAR',
  'ATTENDANCE_QUOTA',
  'DEPARTMENT',
  'AUDIT_LOG',
] as const
export type PageGroup = (typeof pageGroups)[number]

/** The page groups of the operator console (P3). */
export const amsPageGroups = [
  'AMS_USER',
  'AMS_ROLE',
  'AMS_PERMISSION',
  'AMS_BUSINESS',
  'AMS_POSITION',
  'AMS_DEPARTMENT',
] as const
export type AmsPageGroup = (typeof amsPageGroups)[number]

/** `all` implies the rest. */
export const actions = ['view', 'add', 'edit', 'delete', 'export', 'approve', 'all'] as const
export type Action = (typeof actions)[number]
