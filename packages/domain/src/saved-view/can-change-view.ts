// Who shares saved views of a list, and who changes one (docs/decisions/0100-lists-of-many-rows.md).
import { can } from '../access/can.ts'
import type { Access } from '../access/can.ts'

export const canShareViews = (access: Access): boolean => can(access, 'EMPLOYEE', 'edit')

type View = { readonly employeeId: number; readonly isShared: boolean }

/** An own view is its owner's; a shared one belongs to all who share. */
export const canChangeView = (access: Access, employeeId: number | null, view: View): boolean =>
  view.isShared ? canShareViews(access) : view.employeeId === employeeId
