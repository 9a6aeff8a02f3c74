// The employee record of the caller. A space owner inside a workspace has none, and so no own data.
import type { Caller } from './caller.ts'
import { Refusal } from './refusal.ts'

/** Throws NO_EMPLOYEE_RECORD. */
export function ownEmployeeId({ employeeId }: Pick<Caller, 'employeeId'>): number {
  if (employeeId === null) throw new Refusal('NO_EMPLOYEE_RECORD')
  return employeeId
}
