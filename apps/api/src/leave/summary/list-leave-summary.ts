// Everybody's balances on a date, by name (L11).
import type { listLeaveSummary as endpoint } from '@hr/contract/leave-summary.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { isPlaceKey, placeKey } from '#api/people/list-order.ts'
import { toPerson } from '#api/people/person.ts'
import type { Handler } from '#api/http/context.ts'
import { listPage } from '#api/http/list-page.ts'
import { balancesOf } from '../ledger/balances-of.ts'
import { countSummaryPeople, listSummaryPeople } from './leave-summary.queries.ts'
import { loadSummaryExpiry } from './summary-expiry.ts'

export const listLeaveSummary: Handler<typeof endpoint> = async ({ db, caller, input, now, language }) => {
  const { workspaceId } = caller
  const company = await getCompanyTime(db)
  const today = localDateOf(now.getTime(), company.time_zone)
  const date = input.date ?? today
  const yearStarts = company.year_starts
  const year = leaveYear(date, yearStarts)
  const { search, unitId } = input
  const filter = { workspaceId, search, unitId, date, employedFrom: year.from }
  let counted: number | null = null
  const page = await listPage(input, {
    rows: async window => {
      const rows = await listSummaryPeople(db, filter, language, window)
      counted = rows[0]?.found_count ?? null
      return rows
    },
    total: async () => counted ?? (await countSummaryPeople(db, filter)),
    keyOf: placeKey,
    isKey: isPlaceKey,
  })
  const balances = await balancesOf(db, { date, year }, page.rows)
  const expiryOf = await loadSummaryExpiry(db, { today, date, yearStarts }, page.rows)
  return {
    ...page,
    rows: page.rows.map(row => ({
      employee: toPerson(row),
      staffId: row.staff_id,
      unit: row.unit,
      unitLo: row.unit_lo,
      balances: (balances.get(row.id) ?? []).map(balance => ({
        ...balance,
        expiring: expiryOf(row.id, balance.leaveTypeId),
      })),
    })),
  }
}
