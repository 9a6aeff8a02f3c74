// The employee record of whoever calls: an owner inside a workspace has none, and so nothing of their own.
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** NO_EMPLOYEE_RECORD. */
export function ownEmployeeId({ employeeId }: Pick<Caller, 'employeeId'>): number {
  if (employeeId === null) throw new Refusal('NO_EMPLOYEE_RECORD')
  return employeeId
}
