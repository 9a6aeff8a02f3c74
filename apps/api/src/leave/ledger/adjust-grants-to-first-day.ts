// After a corrected first day of work (L3): changes existing yearly grants and adds missing ones.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { findEmployment } from '../request/leave.queries.ts'
import { adjustGrantsToEmployment } from './adjust-grants-to-employment.ts'
import type { AdjustedGrant } from './adjust-grants-to-employment.ts'
import { grantDueYears } from './grant-year.ts'

type Employment = {
  readonly employeeId: number
  readonly startedOn: LocalDate
}

/** The employee's row must have the new day already. */
export async function adjustGrantsToFirstDay(trx: Scope, employment: Employment): Promise<AdjustedGrant[]> {
  const { employeeId } = employment
  const { endedOn } = await findEmployment(trx, employeeId)
  const adjustments = await adjustGrantsToEmployment(trx, {
    ...employment,
    endedOn,
    because: 'start',
  })
  await grantDueYears(trx, { employeeIds: [employeeId] })
  return adjustments
}
