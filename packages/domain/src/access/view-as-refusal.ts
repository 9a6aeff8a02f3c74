// Who may see the product as somebody else does (P4): an editor of roles, as people who may do no more than themselves.
import { can } from './can.ts'
import type { Access } from './can.ts'
import { covers } from './covers.ts'

/** Asked when it begins and at every call of it. Nobody looks as themselves: that is the caller's to see. */
export function viewAsRefusal(own: Access, other: Access): 'FORBIDDEN' | 'MORE_THAN_HELD' | undefined {
  if (!can(own, 'ROLE_AND_PERMISSION', 'edit')) return 'FORBIDDEN'
  return covers(own, other) ? undefined : 'MORE_THAN_HELD'
}
