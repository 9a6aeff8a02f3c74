// Settles lots that ended: carry-over into the next leave year, and expiry (L6). Safe to run late, twice or
// concurrently: settled lots are empty, and each person is settled under their balance lock.
import { addDays, localDateOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import type { LeaveYear, YearStarts } from '@hr/domain/leave/leave-year.ts'
import { settleEnded } from '@hr/domain/leave/settle-ended.ts'
import type { Settlement } from '@hr/domain/leave/settle-ended.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { insertLedgerEntries, insertNewLots, lockBalance } from './leave-ledger.store.ts'
import { loadLedger } from './load-ledger.queries.ts'
import type { LoadedLedger } from './load-ledger.queries.ts'
import { reallocateUses } from './reallocate-uses.ts'
import type { TypedLot } from './leave-ledger.store.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'
import { findEmployment, listEmployeesWithEndedLots } from '../request/leave.queries.ts'

/** People settled in one transaction. */
const batch = 200

type Work = {
  readonly trx: Scope
  readonly now: Date
  readonly yearStarts: YearStarts
  readonly today: LocalDate
}

/** Settles a batch of people; false if nobody is left. */
export async function settleEndedLots(trx: Scope): Promise<boolean> {
  const company = await getCompanyTime(trx)
  const today = localDateOf(trx.now.getTime(), company.time_zone)
  const work = { trx, now: trx.now, yearStarts: company.year_starts, today }
  const employeeIds = await listEmployeesWithEndedLots(trx, today, batch)
  for (const employeeId of employeeIds) {
    const { carried, expired } = await settlePerson(work, employeeId)
    await auditUpdate(trx, 'leave_lot', employeeId, {
      after: { carriedHalfDays: carried, expiredHalfDays: expired },
    })
  }
  return employeeIds.length > 0
}

async function settlePerson(work: Work, employeeId: number) {
  const { trx } = work
  await lockBalance(trx, employeeId)
  const types = await listLeaveTypeRows(trx)
  const { endedOn } = await findEmployment(trx, employeeId)
  const total = { carried: 0, expired: 0 }
  for (const { id: leaveTypeId, carryOverAmount, expiredAmount } of types) {
    // If the job is a year late, carried days may have ended as well: the oldest year goes first.
    for (;;) {
      const ledger = await loadLedger(trx, { employeeIds: [employeeId], leaveTypeId })
      const due = firstEnded(work, ledger)
      if (!due) break
      // Leave of the year may use up days that are about to expire; then fewer are left to settle.
      if (await reallocateUses(trx, { ...ledger, from: due.year.from, now: work.now })) continue
      const carriedAlready = ledger.lots
        .filter(({ kind, validFrom }) => kind === 'CARRY_OVER' && validFrom === due.next.from)
        .reduce((sum, { halfDays }) => sum + halfDays, 0)
      const settled = settleEnded({ ...due, carryOverAmount, expiredAmount, endedOn, carriedAlready })
      await save(work, { employeeId, leaveTypeId, lots: ledger.lots, next: due.next, settled })
      if (settled.carried > 0) {
        const carried = await loadLedger(trx, { employeeIds: [employeeId], leaveTypeId })
        await reallocateUses(trx, { ...carried, from: due.next.from, now: work.now })
      }
      total.carried += settled.carried
      total.expired += settled.lots.reduce((sum, { expiry }) => sum + expiry, 0)
    }
  }
  return total
}

/** The ended lots of the earliest leave year that still have days. */
function firstEnded({ yearStarts, today }: Work, { lots, entries }: LoadedLedger) {
  const ended = remainingLots(lots, entries).flatMap(({ id, validTo, remaining }) =>
    validTo !== null && validTo < today && remaining > 0
      ? [{ id, validTo, remaining, year: leaveYear(validTo, yearStarts) }]
      : [],
  )
  const [first] = ended.toSorted((one, other) => one.year.year - other.year.year)
  return (
    first && {
      year: first.year,
      next: leaveYear(addDays(first.year.to, 1), yearStarts),
      lots: ended.filter(({ year }) => year.year === first.year.year),
    }
  )
}

type Saved = {
  readonly employeeId: number
  readonly leaveTypeId: string
  readonly lots: readonly TypedLot[]
  readonly next: LeaveYear
  readonly settled: Settlement
}

async function save({ trx, now }: Work, { employeeId, leaveTypeId, lots, next, settled }: Saved) {
  const dayAfter = new Map(lots.map(({ id, validTo }) => [id, addDays(validTo ?? next.from, 1)]))
  await insertLedgerEntries(
    trx,
    settled.lots.flatMap(({ lotId, carryOut, expiry }) => [
      { lotId, kind: 'CARRY_OUT' as const, halfDays: 0 - carryOut, date: next.from },
      { lotId, kind: 'EXPIRY' as const, halfDays: 0 - expiry, date: dayAfter.get(lotId) ?? next.from },
    ]),
  )
  if (settled.carried === 0) return
  const before = lots.filter(({ kind, validFrom }) => kind === 'CARRY_OVER' && validFrom === next.from).length
  await insertNewLots(trx, [
    {
      workspace_id: trx.workspaceId,
      id: newId(),
      employee_id: employeeId,
      leave_type_id: leaveTypeId,
      kind: 'CARRY_OVER',
      source: before === 0 ? String(next.year) : `${next.year}/${before + 1}`,
      half_days: settled.carried,
      valid_from: settled.validFrom,
      valid_to: settled.validTo,
      created_at: now,
    },
  ])
}
