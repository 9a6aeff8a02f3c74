// Who may see a person's pay, bank account, SSO number and documents (P7).
import { can } from '@hr/domain/access/can.ts'
import type { AppCaller } from '#api/http/caller.ts'

export const isSelf = ({ employeeId }: AppCaller, id: number): boolean => employeeId === id

/** The person themselves, but not a "view as" session of them: there the viewer's permission counts. */
export const mayAs = (caller: AppCaller, id: number, action: 'view' | 'edit'): boolean => {
  if (caller.viewer && !can(caller.viewer.access, 'EMPLOYEE', action)) return false
  return isSelf(caller, id) || can(caller.access, 'EMPLOYEE', action)
}

/** HR and the person. */
export const maySeeSensitive = (caller: AppCaller, id: number): boolean => mayAs(caller, id, 'edit')
