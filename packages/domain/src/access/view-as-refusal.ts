// Who may "view as" another person (P4): an editor of roles, for people with no more permissions than their own.
import { can } from './can.ts'
import type { Access } from './can.ts'
import { covers } from './covers.ts'

/** Checked at the start and on every call. The caller excludes viewing as oneself. */
export function viewAsRefusal(own: Access, other: Access): 'FORBIDDEN' | 'MORE_THAN_HELD' | undefined {
  if (!can(own, 'ROLE_AND_PERMISSION', 'edit')) return 'FORBIDDEN'
  return covers(own, other) ? undefined : 'MORE_THAN_HELD'
}
