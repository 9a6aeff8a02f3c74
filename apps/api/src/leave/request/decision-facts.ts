// Facts for approvers, for many requests at once: the balance lot by lot, colleagues of the unit who are away, files
// (L5, L7). The number of queries does not depend on the number of requests.
import type { DecisionFacts, YearBalance } from '@hr/contract/leave-decision.ts'
import { allocateLots } from '@hr/domain/leave/allocate-lots.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import type { HalfDay } from '@hr/domain/leave/leave-days.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import { yearUses } from '@hr/domain/leave/year-uses.ts'
import type { YearUse } from '@hr/domain/leave/year-uses.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { loadLedger } from '../ledger/load-ledger.queries.ts'
import type { RequestEntry, TypedLot } from '../ledger/leave-ledger.store.ts'
import { othersAway } from '#api/calendar/others-away.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { listCountedOf } from './leave-request.store.ts'

type FactsWork = Pick<Work<unknown>, 'db' | 'caller' | 'now'>
type FactsOf = ReadonlyMap<string, DecisionFacts>

/** By request id. Only for requests the caller can decide now: balances are private otherwise (P5). */
export async function decisionFacts(work: FactsWork, rows: readonly LeaveRow[]): Promise<FactsOf> {
  if (rows.length === 0) return new Map()
  const [yearsOf, awayOf] = await Promise.all([balances(work, rows), othersAway(work, rows)])
  return new Map(
    rows.map(row => {
      const facts = {
        // A cancellation takes nothing; it returns the days it shows.
        years: row.purpose === 'CANCELLATION' ? [] : toYearBalances(yearsOf(row)),
        ...awayOf(row.id),
        fileCount: row.fileCount,
      }
      return [row.id, facts]
    }),
  )
}

/** Copies the domain's readonly lists for the answer. */
export const toYearBalances = (years: readonly YearUse[]): YearBalance[] =>
  years.map(year => ({ ...year, lots: [...year.lots] }))

async function balances({ db }: FactsWork, rows: readonly LeaveRow[]) {
  const asked = new Set(
    rows.map(row => lotKey({ employeeId: row.requesterId, leaveTypeId: row.leaveTypeId })),
  )
  const changed = rows.filter(row => row.purpose === 'AMENDMENT').map(row => row.id)
  const [held, counted, { year_starts: yearStarts }] = await Promise.all([
    loadLedger(db, { employeeIds: [...new Set(rows.map(row => row.requesterId))] }),
    changed.length === 0 ? [] : listCountedOf(db, changed),
    getCompanyTime(db),
  ])
  const lots = held.lots.filter(lot => asked.has(lotKey(lot)))
  const daysOf = Map.groupBy(counted, day => day.requestId)
  const lotsOf = Map.groupBy(lots, lotKey)
  const entriesOf = Map.groupBy(held.entries, entry => entry.lotId)
  return (row: LeaveRow): YearUse[] => {
    const own = lotsOf.get(lotKey({ employeeId: row.requesterId, leaveTypeId: row.leaveTypeId })) ?? []
    return own.length === 0 ? [] : usesOf(row, daysOf.get(row.id) ?? [], { lots: own, entriesOf, yearStarts })
  }
}

const lotKey = ({ employeeId, leaveTypeId }: Pick<TypedLot, 'employeeId' | 'leaveTypeId'>) =>
  `${employeeId} ${leaveTypeId}`

type Ledger = {
  readonly lots: readonly TypedLot[]
  readonly entriesOf: ReadonlyMap<string, RequestEntry[]>
  readonly yearStarts: YearStarts
}

/** A change reserves only what its original does not hold: computed as if the original had ended. */
function usesOf(row: LeaveRow, days: readonly HalfDay[], { lots, entriesOf, yearStarts }: Ledger): YearUse[] {
  const entries = lots.flatMap(lot => entriesOf.get(lot.id) ?? [])
  const isOwn = ({ requestId }: RequestEntry) =>
    requestId !== null && (requestId === row.id || requestId === row.originalId)
  const others = entries.filter(entry => !isOwn(entry))
  const paid =
    row.purpose === 'AMENDMENT'
      ? allocateLots(remainingLots(lots, others), days).allocations.map(({ lotId, date }) => ({
          lotId,
          date,
          halfDays: 1,
        }))
      : entries.filter(isOwn).map(({ lotId, date, halfDays }) => ({ lotId, date, halfDays: 0 - halfDays }))
  return yearUses(row, paid, { lots, entries: others, yearStarts })
}
