// The yearly grants: one lot per employee and paid leave type open to them (L3). Safe to run late, twice or after
// downtime (L6): existing grants stay, missing ones are added.
import { amountOfYear } from '@hr/domain/leave/amount-of-year.ts'
import { isGrantedTo } from '@hr/domain/leave/is-granted-to.ts'
import { leaveYearOf } from '@hr/domain/leave/leave-year.ts'
import { yearlyGrant } from '@hr/domain/leave/pro-rata.ts'
import type { LeaveYear } from '@hr/domain/leave/leave-year.ts'
import { dueLeaveYears } from '@hr/domain/leave/due-leave-years.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { auditCreate } from '#api/audit/write-audit.ts'
import { getCompanyTime, readCompanyTime } from '#api/company/company.store.ts'
import type { CompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { insertNewLots, listGranted, lockBalances } from './leave-ledger.store.ts'
import { listGrantableTypes } from '../type/leave-type.store.ts'
import { listEmployed } from '../request/leave.queries.ts'

type YearToGrant = {
  /** The leave year's. */
  readonly year: number
  /** Only these people; default: everybody. */
  readonly employeeIds?: readonly number[]
  /** Only these types; default: every active paid type. */
  readonly leaveTypeIds?: readonly string[]
}

/** Returns the number of lots added. */
export async function grantYear(
  trx: Scope,
  { year, employeeIds, leaveTypeIds }: YearToGrant,
): Promise<number> {
  if (employeeIds?.length === 0 || leaveTypeIds?.length === 0) return 0
  const types = await listGrantableTypes(trx, leaveTypeIds)
  const lots = await lockedMissing(trx, { types, year, employeeIds })
  const inserted = await insertNewLots(
    trx,
    lots.map(lot => ({ ...lot, workspace_id: trx.workspaceId, id: newId(), created_at: trx.now })),
  )
  if (inserted > 0)
    await auditCreate(trx, 'leave_lot', employeeIds?.length === 1 ? `${year}/${employeeIds[0]}` : year, {
      year,
      lots: inserted,
    })
  return inserted
}

/** The nightly job: grants every leave year that is due. Returns the number of lots added. */
export async function grantDueYears(trx: Scope, { ...who }: Omit<YearToGrant, 'year'>): Promise<number> {
  const company = await getCompanyTime(trx)
  const today = localDateOf(trx.now.getTime(), company.time_zone)
  let inserted = 0
  for (const { year } of dueLeaveYears(today, company.year_starts)) {
    inserted += await grantYear(trx, { year, ...who })
  }
  return inserted
}

type Grants = {
  readonly types: readonly GrantableType[]
  readonly year: number
  readonly employeeIds: readonly number[] | undefined
}

/**
 * Creates the missing lots of people, who are locked: a concurrent end of employment is seen here, or sees the lots.
 * So do leave years that begin in another month. Most nights nothing is missing, and nobody waits.
 */
async function lockedMissing(trx: Scope, grants: Grants) {
  const missing = await missingLots(trx, grants, await getCompanyTime(trx))
  const employeeIds = [...new Set(missing.map(lot => lot.employee_id))]
  if (employeeIds.length === 0) return []
  await lockBalances(trx, employeeIds)
  return missingLots(trx, { ...grants, employeeIds }, await readCompanyTime(trx))
}

async function missingLots(
  trx: Scope,
  { types, year: name, employeeIds }: Grants,
  { year_starts: yearStarts }: CompanyTime,
) {
  const year = leaveYearOf(name, yearStarts)
  const employees = await listEmployed(trx, { ...year, employeeIds })
  const granted = await listGranted(trx, String(year.year), employeeIds)
  const has = new Set(granted.map(lot => `${lot.employeeId} ${lot.leaveTypeId}`))
  return employees.flatMap(employee =>
    types
      .filter(type => isGrantedTo(type, employee.gender))
      .filter(type => !has.has(`${employee.id} ${type.id}`))
      .map(type => lotOf(employee, type, year))
      .filter(lot => lot.half_days > 0),
  )
}

type Employed = Awaited<ReturnType<typeof listEmployed>>[number]
type GrantableType = Awaited<ReturnType<typeof listGrantableTypes>>[number]

function lotOf(
  { id, started_on: startedOn, ended_on: endedOn }: Employed,
  type: GrantableType,
  year: LeaveYear,
) {
  return {
    employee_id: id,
    leave_type_id: type.id,
    kind: 'GRANT' as const,
    source: String(year.year),
    half_days: yearlyGrant({
      amountDays: amountOfYear(type.amounts, year.year),
      proRata: type.proRata,
      year,
      startedOn,
      endedOn,
    }),
    valid_from: startedOn > year.from ? startedOn : year.from,
    valid_to: year.to,
  }
}
