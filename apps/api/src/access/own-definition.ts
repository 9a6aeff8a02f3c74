// A definition (shift, rate ...) that applies to the caller alone is their own record (P11).
import type { OwnArea } from '@hr/domain/access/own-record.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { todayIn } from '#api/company/today.ts'
import { guardOwnRecord, refuseOwnRecord } from './own-record.ts'
import type { OwnWork } from './own-record.ts'

export type Definition = {
  readonly area: OwnArea
  /** The first day the change affects. */
  readonly from: LocalDate
  /** Employees the definition applies to on the day or later. */
  readonly holdersFrom: (day: LocalDate) => Promise<readonly number[]>
}

/**
 * Only holders from today on count: a former holder does not make a change of last year's times anybody else's
 * business.
 */
async function isOwnDefinition({ db, caller }: OwnWork, { from, holdersFrom }: Definition): Promise<boolean> {
  const { employeeId } = caller
  if (employeeId === null || !(await holdersFrom(from)).includes(employeeId)) return false
  const today = await todayIn(db)
  const others = await holdersFrom(from > today ? from : today)
  return others.every(id => id === employeeId)
}

/** For previews: throws OWN_RECORD as the change would, without asking for the reason. */
export async function refuseOwnDefinition(work: OwnWork, definition: Definition): Promise<void> {
  const { employeeId } = work.caller
  if (employeeId !== null && (await isOwnDefinition(work, definition)))
    await refuseOwnRecord(work, employeeId, definition.area)
}

/** Like guardOwnRecord. */
export async function guardOwnDefinition(
  work: OwnWork,
  definition: Definition,
  reason: string | undefined,
): Promise<void> {
  const { employeeId } = work.caller
  if (employeeId === null || !(await isOwnDefinition(work, definition))) return
  await guardOwnRecord(work, { employeeId, area: definition.area, reason, field: 'ownRecordReason' })
}
