// Changes fields of a record for HR, the person or an approved proposal (P7). Saves only what differs.
import type { RecordValues } from '@hr/contract/employee-contact.ts'
import type { FieldError } from '@hr/contract/field-error.ts'
import { recordErrors } from '@hr/domain/employee/record-errors.ts'
import { isDeepStrictEqual } from 'node:util'
import { addressErrors } from '#api/address/address-errors.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { FactWork } from '#api/facts.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { updateAccountPerson } from '#api/session/update-account-person.ts'
import { employeeSearchColumns } from '#api/people/search-text.ts'
import { startJobEarlier, updateEmployee } from '../employee.store.ts'
import { currencyErrors, refuseErrors, refuseTaken } from './record-refusals.ts'
import { recordColumns, saveRecordLists } from './record.store.ts'
import type { LockedRecord, StoredRecord } from './stored-record.ts'

type RecordChanges = Partial<RecordValues>
type ChangedRecord = { readonly id: number; readonly version: string }

/** `locked` comes from lockRecord(). Throws INVALID_INPUT or ALREADY_EXISTS with the fields. */
export async function changeRecord(
  work: FactWork,
  locked: LockedRecord,
  given: RecordChanges,
  closedReason?: string,
): Promise<ChangedRecord> {
  const { db: trx, services } = work
  const { row, record } = locked
  const { id } = row
  const changes = whatDiffers(record, given)
  if (Object.keys(changes).length === 0) return { id, version: row.updated_at.toISOString() }
  const after = { ...record, ...changes }
  await refuseImpossible(trx, locked, changes)
  await refuseTaken(trx, changes, id)
  const updatedAt = laterThan(row.updated_at, trx.now)
  const isFound = { ...employeeSearchColumns(after), updated_at: updatedAt }
  await updateEmployee(trx, id, { ...recordColumns(changes), ...isFound })
  const { otherPhones, education } = changes
  await saveRecordLists(trx, [{ employeeId: id, otherPhones, education }])
  if (after.startDate < record.startDate) await startJobEarlier(trx, id, after.startDate)
  if (after.startDate !== record.startDate)
    await services.reactions.firstDaysChanged(work, {
      people: [{ employeeId: id, before: record.startDate, after: after.startDate }],
      reason: closedReason,
    })
  if ('firstName' in changes || 'lastName' in changes || 'email' in changes) {
    const { firstName, lastName, email } = after
    await updateAccountPerson(trx, { employeeId: id, firstName, lastName, email })
  }
  await auditUpdate(trx, 'employee', id, { before: pickedOf(record, changes), after: changes })
  await publishLive(trx, { topic: 'employee', employeeIds: [] })
  return { id, version: updatedAt.toISOString() }
}

/** Versions increase strictly, also for two changes in one millisecond. */
const laterThan = (before: Date, now: Date): Date => new Date(Math.max(now.getTime(), before.getTime() + 1))

const asChanges = (entries: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(entries) as RecordChanges

export function whatDiffers(record: StoredRecord, given: RecordChanges): RecordChanges {
  const before = new Map<string, unknown>(Object.entries(record))
  return asChanges(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && !isDeepStrictEqual(before.get(field), value),
    ),
  )
}

/** The current values of the fields in `changes`. */
export function pickedOf(record: StoredRecord, changes: RecordChanges): RecordChanges {
  return asChanges(Object.entries(record).filter(([field]) => Object.hasOwn(changes, field)))
}

/** Throws INVALID_INPUT for contradicting fields, but only new ones: an old mistake must not block other changes. */
export async function refuseImpossible(
  trx: Scope,
  { row, record }: LockedRecord,
  changes: RecordChanges,
): Promise<void> {
  const { ended_on: endedOn } = row
  const after = { ...record, ...changes }
  const known = new Set(recordErrors(record).map(({ path, code }) => `${path} ${code}`))
  const broken: FieldError[] = recordErrors(after)
    .filter(({ path, code }) => !known.has(`${path} ${code}`))
    .map(error => ({ ...error, parameters: {} }))
  if ('startDate' in changes && endedOn !== null && after.startDate > endedOn)
    broken.push({ path: 'startDate', code: 'END_BEFORE_START', parameters: {} })
  const isMoved = 'provinceId' in changes || 'districtId' in changes || 'villageId' in changes
  if (isMoved) broken.push(...(await addressErrors(trx, after)))
  broken.push(...(await currencyErrors(trx, { bankCurrency: changes.bankCurrency })))
  refuseErrors(broken)
}
