// Leave types (L1).
import { createLeaveType, listLeaveTypes, updateLeaveType } from '@hr/contract/leave-type.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { createLeaveType as create } from './create-leave-type.ts'
import { listLeaveTypeRows } from './leave-type.store.ts'
import { updateLeaveType as update } from './update-leave-type.ts'

export const leaveTypeRoutes: readonly Route[] = [
  route(listLeaveTypes, ({ db, caller }) => listLeaveTypeRows(db, caller.workspaceId)),
  route(createLeaveType, create),
  route(updateLeaveType, update),
]
