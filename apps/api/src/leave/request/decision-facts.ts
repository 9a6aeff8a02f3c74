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
import { orNotFound } from '#api/http/refusal.ts'
import type { RequestEntry } from '../ledger/leave-ledger.store.ts'
import { listHeld } from './held-lots.queries.ts'
import type { LedgerLot } from './held-lots.queries.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'
import { listCountedOf } from './leave-request.store.ts'

type FactsWork = Pick<Work<unknown>, 'db' | 'caller' | 'now'>
type FactsOf = ReadonlyMap<string, DecisionFacts>

/** By request id. Only for requests the caller can decide now: balances are private otherwise (P5). */
export async function decisionFacts(work: FactsWork, rows: readonly LeaveRow[]): Promise<FactsOf> {
  if (rows.length === 0) return new Map()
  const factsOf = await balances(work, rows)
  return new Map(
    rows.map(row => {
      const { years, colleagues } = factsOf(row)
      const facts = {
        // A cancellation takes nothing; it returns the days it shows.
        years: row.purpose === 'CANCELLATION' ? [] : toYearBalances(years),
        ...colleagues,
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
  const changed = rows.filter(row => row.purpose === 'AMENDMENT').map(row => row.id)
  const [held, counted, { year_starts: yearStarts }] = await Promise.all([
    listHeld(db, rows),
    changed.length === 0 ? [] : listCountedOf(db, changed),
    getCompanyTime(db),
  ])
  const daysOf = Map.groupBy(counted, day => day.requestId)
  const heldOf = new Map(held.map(one => [one.id, one]))
  return (row: LeaveRow) => {
    const { lots, colleagues } = orNotFound(heldOf.get(row.id))
    const years = lots.length === 0 ? [] : usesOf(row, daysOf.get(row.id) ?? [], { lots, yearStarts })
    return { years, colleagues }
  }
}

type Ledger = { readonly lots: readonly LedgerLot[]; readonly yearStarts: YearStarts }

/** A change reserves only what its original does not hold: computed as if the original had ended. */
function usesOf(row: LeaveRow, days: readonly HalfDay[], { lots, yearStarts }: Ledger): YearUse[] {
  const entries = lots.flatMap(lot => lot.entries)
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
