// Balances for a spreadsheet: a row per person and leave type, with all parts of the balance (L11).
import type { OutputOf } from '@hr/contract/endpoint.ts'
import type { LeaveBalance } from '@hr/contract/leave.ts'
import type { exportLeaveSummary as endpoint, LeaveSummaryExportRow } from '@hr/contract/leave-export.ts'
import type { NamedRow } from '@hr/contract/named-row.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { leaveYear } from '@hr/domain/leave/leave-year.ts'
import { inBatches } from '#api/db/in-batches.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { exportPage, mostExported } from '#api/export/export-page.ts'
import type { Handler } from '#api/http/context.ts'
import { balancesOf } from '../ledger/balances-of.ts'
import { listSummaryPeople } from './leave-summary.queries.ts'
import { loadSummaryExpiry } from './summary-expiry.ts'
import { listLeaveTypeRows } from '../type/leave-type.store.ts'

type Context = Parameters<Handler<typeof endpoint>>[0]

const name = { en: 'Leave summary', lo: 'ສະຫຼຸບການລາພັກ' } as const
/** People whose ledgers are read at once. */
const batch = 500

export async function exportLeaveSummary(work: Context): Promise<OutputOf<typeof endpoint>> {
  return exportPage(work, {
    kind: 'leave-summary',
    auditedAs: name,
    rowsNow: () => summaryRowsNow(work),
  })
}

type Asked = Pick<Context, 'db' | 'caller' | 'now' | 'language' | 'signal'> & {
  readonly input: Omit<Context['input'], 'page' | 'limit' | 'snapshot' | 'leaveTypeId'> & {
    readonly leaveTypeId?: string | undefined
  }
}

/** May return a batch more than `mostExported`: the caller only checks whether it is exceeded. */
export async function summaryRowsNow({
  db,
  caller,
  input,
  now,
  language,
  signal,
}: Asked): Promise<LeaveSummaryExportRow[]> {
  const { workspaceId } = caller
  const { search, unitId, leaveTypeId } = input
  const company = await getCompanyTime(db)
  const yearStarts = company.year_starts
  const today = localDateOf(now.getTime(), company.time_zone)
  const date = input.date ?? today
  const year = leaveYear(date, yearStarts)
  const filter = { workspaceId, search, unitId, date, employedFrom: year.from }
  const window = { limit: mostExported + 1, offset: 0, after: undefined }
  const people = await listSummaryPeople(db, filter, language, window)
  const types = new Map((await listLeaveTypeRows(db)).map(type => [type.id, type]))
  const rows: LeaveSummaryExportRow[] = []
  for (const some of inBatches(people, batch)) {
    if (rows.length > mostExported) break
    signal.throwIfAborted()
    const balances = await balancesOf(db, { date, year }, some)
    const expiryOf = await loadSummaryExpiry(db, { today, date, yearStarts }, some)
    for (const person of some) {
      const asked = (balances.get(person.id) ?? []).filter(
        balance => leaveTypeId === undefined || leaveTypeId === balance.leaveTypeId,
      )
      rows.push(
        ...asked.map(balance => ({
          ...toRow(person, balance, types.get(balance.leaveTypeId)),
          expiring: expiryOf(person.id, balance.leaveTypeId),
        })),
      )
    }
  }
  return rows
}

type Person = Awaited<ReturnType<typeof listSummaryPeople>>[number]

const toRow = (person: Person, balance: LeaveBalance, type: NamedRow | undefined) => ({
  employee: {
    firstName: person.first_name,
    lastName: person.last_name,
    firstNameLo: person.first_name_lo,
    lastNameLo: person.last_name_lo,
  },
  staffId: person.staff_id,
  unit: person.unit,
  unitLo: person.unit_lo,
  typeName: type?.name ?? '',
  typeNameLo: type?.nameLo ?? '',
  ...balance,
})
