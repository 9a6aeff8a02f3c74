// The ledger of one person in one leave year: explains every number of the summary (L11).
import type { getLeaveSummary as endpoint, LedgerLine } from '@hr/contract/leave-summary.ts'
import { can } from '@hr/domain/access/can.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { ledgerLines } from '@hr/domain/leave/ledger-lines.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { balancesOf } from '../ledger/balances-of.ts'
import { canSeeBalance } from '../request/can-see-balance.ts'
import { listLotsOf } from '../ledger/leave-ledger.store.ts'
import { reasonText } from '../request/leave-reasons.ts'
import { adjustmentsOf } from './adjustments-of.ts'
import { findSummaryPerson, listLedgerEntries } from './leave-summary.queries.ts'

/** NOT_FOUND for a person whose balance the caller may not see. */
export const getLeaveSummary: Handler<typeof endpoint> = async work => {
  const { db, caller, input, now, language } = work
  const { access } = caller
  const { employeeId } = input
  const company = await getCompanyTime(db)
  const today = localDateOf(now.getTime(), company.time_zone)
  if (!(await canSeeBalance(work, employeeId, today))) throw new Refusal('NOT_FOUND')
  const date = input.date ?? today
  const year = leaveYear(date, company.year_starts)
  const person = orNotFound(await findSummaryPerson(db, employeeId, date))
  const balances = (await balancesOf(db, { date, year }, [person])).get(employeeId) ?? []
  const lots = await listLotsOf(db, [employeeId], year)
  const entries =
    lots.length === 0
      ? []
      : await listLedgerEntries(
          db,
          lots.map(({ id }) => id),
        )
  const numbers = new Map(entries.map(({ requestId, requestNumber }) => [requestId, requestNumber]))
  const adjustments = await adjustmentsOf(db, [...lots, ...entries], language)
  const linesOf = (leaveTypeId: string): LedgerLine[] => {
    const own = lots.filter(lot => lot.leaveTypeId === leaveTypeId)
    const ids = new Set(own.map(({ id }) => id))
    const lines = ledgerLines(
      own,
      entries.filter(({ lotId }) => ids.has(lotId)),
      year.to,
    )
    return lines.map(({ adjustmentId, ...line }) => ({
      ...line,
      adjustment: adjustments.get(adjustmentId ?? '') ?? null,
      reason: reasonText(language, line.reason),
      requestNumber: numbers.get(line.requestId) ?? null,
    }))
  }
  return {
    employee: toPerson(person),
    staffId: person.staff_id,
    unit: person.unit,
    unitLo: person.unit_lo,
    from: year.from,
    to: year.to,
    types: balances.map(balance => ({
      leaveTypeId: balance.leaveTypeId,
      balance,
      lines: linesOf(balance.leaveTypeId),
    })),
    mayAdjust: can(access, 'LEAVE_SUMMARY', 'edit') && employeeId !== caller.employeeId,
  }
}
