// The last administration entry becomes Holiday for people who administer little (spec 2, Sidebar menu).
import { can } from './can.ts'
import type { Access } from './can.ts'
import type { PageGroup } from './page-groups.ts'

const counted: readonly PageGroup[] = ['ROLE_AND_PERMISSION', 'LEAVE_TYPE', 'ORGANIZATION', 'WORKSHIFT']

/** True when two or fewer of the four page groups can be viewed. */
export const replacesLastItemWithHoliday = (access: Access): boolean =>
  counted.filter(group => can(access, group)).length <= 2
