// HR gives or takes days with a reason (L3): giving is a new lot of the leave year, taking is spread over the lots that
// hold days on that date, the one that expires first first. Nothing falls below zero.
import type { adjustLeave as endpoint } from '@hr/contract/leave-summary.ts'
import type { LeaveBalance } from '@hr/contract/leave.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { allocateLots } from '@hr/domain/leave/allocate-lots.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import { leaveYear } from '@hr/domain/leave/pro-rata.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import type { WorkspaceTransaction } from '#api/db/connect/in-workspace.ts'
import { newId } from '#api/db/new-id.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { balancesOf } from './balances-of.ts'
import {
  insertLedgerEntries,
  insertNewLots,
  listEntries,
  listLots,
  lockBalance,
} from './leave-ledger.store.ts'
import { findLeaveType } from './leave-type.store.ts'
import { findGender, isEmployee } from './leave.queries.ts'

export const adjustLeave: Handler<typeof endpoint> = async ({
  db,
  caller,
  input,
  now,
}): Promise<LeaveBalance> => {
  const { workspaceId } = caller
  const { employeeId, leaveTypeId, halfDays, date, reason, kind } = input
  if (employeeId === caller.employeeId) throw new Refusal('FORBIDDEN')
  if (!(await isEmployee(db, workspaceId, employeeId))) throw new Refusal('NOT_FOUND')
  const type = found(await findLeaveType(db, workspaceId, leaveTypeId))
  if (!type.paid) throw new Refusal('UNPAID_TYPE')
  await lockBalance(db, workspaceId, employeeId)
  const { leave_year_start_month: startMonth } = await getCompanyProfile(db, workspaceId)
  const year = leaveYear(date, startMonth)
  if (halfDays > 0) {
    await insertNewLots(db, [
      {
        workspace_id: workspaceId,
        id: newId(),
        employee_id: employeeId,
        leave_type_id: leaveTypeId,
        kind,
        source: newId(),
        half_days: halfDays,
        valid_from: date,
        valid_to: year.to,
        reason,
        created_at: now,
      },
    ])
  } else {
    await take(db, workspaceId, now, { employeeId, leaveTypeId, halfDays: 0 - halfDays, date, reason })
  }
  await writeAudit(db, caller, now, {
    operation: 'CREATE',
    entity: 'leave_adjustment',
    entityId: employeeId,
    after: { leaveTypeId, halfDays, date, reason, kind },
  })
  await publishLive(db, { workspaceId, topic: 'leave', employeeIds: [employeeId] })
  const holder = { id: employeeId, gender: await findGender(db, workspaceId, employeeId) }
  const balances = (await balancesOf(db, { workspaceId, date, year }, [holder])).get(employeeId)
  return found(balances?.find(balance => balance.leaveTypeId === leaveTypeId))
}

type Taken = {
  readonly employeeId: number
  readonly leaveTypeId: string
  readonly halfDays: number
  readonly date: LocalDate
  readonly reason: string
}

async function take(
  db: WorkspaceTransaction,
  workspaceId: string,
  now: Date,
  { employeeId, leaveTypeId, halfDays, date, reason }: Taken,
): Promise<void> {
  const lots = await listLots(db, workspaceId, employeeId, leaveTypeId)
  const entries = await listEntries(
    db,
    workspaceId,
    lots.map(({ id }) => id),
  )
  const wanted = Array.from({ length: halfDays }, () => ({
    date,
    half: 'AM' as const,
    counted: true,
    reason: null,
  }))
  const { allocations, short } = allocateLots(remainingLots(lots, entries), wanted)
  if (short) throw new Refusal('LEAVE_BALANCE_NOT_ENOUGH')
  const byLot = Map.groupBy(allocations, ({ lotId }) => lotId)
  await insertLedgerEntries(
    db,
    workspaceId,
    now,
    Array.from(byLot, ([lotId, own]) => ({
      lotId,
      kind: 'ADJUSTMENT' as const,
      halfDays: 0 - own.length,
      date,
      reason,
    })),
  )
}
