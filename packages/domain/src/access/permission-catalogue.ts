// Which permissions exist: the actions that mean something for each page group, by area of the menu (spec 6, P4).
import type { Action, AmsPageGroup, PageGroup } from './page-groups.ts'

/** A single action; `all` means every action of the group. */
export type SingleAction = Exclude<Action, 'all'>
export type PermissionArea =
  | 'general'
  | 'people'
  | 'organization'
  | 'leave'
  | 'attendance'
  | 'overtime'
  | 'administration'
  | 'console'
export type CatalogueGroup = {
  readonly area: PermissionArea
  readonly groupName: PageGroup | AmsPageGroup
  readonly actions: readonly SingleAction[]
}

const view = ['view'] as const
const report = ['view', 'export'] as const
const kept = ['view', 'add', 'edit', 'delete'] as const
const own = kept
const decided = ['view', 'add', 'edit', 'approve', 'export'] as const

const areas: readonly (readonly [
  PermissionArea,
  readonly (readonly [PageGroup, readonly SingleAction[]])[],
])[] = [
  ['general', [['DASHBOARD', view]]],
  [
    'people',
    [
      ['EMPLOYEE', ['view', 'add', 'edit', 'delete', 'export']],
      ['POSITION', kept],
      ['JOB_GRADE', kept],
    ],
  ],
  [
    'organization',
    [
      ['ORGANIZATION', kept],
      ['DEPARTMENT', kept],
    ],
  ],
  [
    'leave',
    [
      ['LEAVE_CALENDAR', view],
      ['MY_LEAVE', [...own, 'export']],
      ['TEAM_LEAVE_REQUEST', decided],
      ['LEAVE_REQUEST', decided],
      ['LEAVE_SUMMARY', ['view', 'edit', 'export']],
    ],
  ],
  [
    'attendance',
    [
      ['ATTENDANCE_MONITORING', ['view', 'add', 'edit', 'delete', 'export']],
      ['ATTENDANCE_SUMMARY', ['view', 'edit', 'export']],
      ['MY_ATTENDANCE', ['view', 'add', 'export']],
      ['MY_ATTENDANCE_REQUEST', own],
      ['TEAM_ATTENDANCE_REQUEST', decided],
      ['ATTENDANCE_REQUEST', decided],
      ['OVERRULE', ['view', 'add', 'edit', 'delete', 'export']],
      ['MY_OFF_SITE_REQUESTS', own],
      ['TEAM_OFF_SITE_REQUESTS', decided],
      ['OFF_SITE_REQUESTS', decided],
    ],
  ],
  [
    'overtime',
    [
      ['MY_OT', [...own, 'export']],
      ['TEAM_OT_REQUEST', decided],
      ['OT_REQUEST', decided],
      ['OT_RECORD', ['view', 'edit', 'export']],
      ['OT_SUMMARY', report],
    ],
  ],
  [
    'administration',
    [
      ['ROLE_AND_PERMISSION', kept],
      ['AUDIT_LOG', report],
      ['LEAVE_TYPE', kept],
      ['ATTENDANCE_TYPE', kept],
      ['ATTENDANCE_QUOTA', kept],
      ['ATTENDANCE_RATES', kept],
      ['WORKSHIFT', kept],
      ['HOLIDAY', kept],
      ['OT_SETTING', kept],
      ['COMPANY_PROFILE', ['view', 'edit']],
      ['CURRENCY', kept],
    ],
  ],
]

/** Every page group of a workspace once, in the order of the menu. */
export const permissionCatalogue: readonly CatalogueGroup[] = areas.flatMap(([area, groups]) =>
  groups.map(([groupName, actions]) => ({ area, groupName, actions })),
)

const consoleGroups: readonly (readonly [AmsPageGroup, readonly SingleAction[]])[] = [
  ['AMS_USER', ['view', 'add', 'edit']],
  ['AMS_ROLE', kept],
  ['AMS_PERMISSION', view],
  ['AMS_BUSINESS', kept],
  ['AMS_POSITION', kept],
  ['AMS_DEPARTMENT', kept],
]

/** Every page group of the operator console once (P3). */
export const consoleCatalogue: readonly CatalogueGroup[] = consoleGroups.map(([groupName, actions]) => ({
  area: 'console',
  groupName,
  actions,
}))

/** Both areas. No group is in two of them. */
export const everyGroup: readonly CatalogueGroup[] = [...permissionCatalogue, ...consoleCatalogue]

const actionsOf = new Map<string, readonly SingleAction[]>(
  everyGroup.map(({ groupName, actions }) => [groupName, actions]),
)

/** Nothing for a name that is no page group. */
export const actionsOfGroup = (groupName: string): readonly SingleAction[] => actionsOf.get(groupName) ?? []
