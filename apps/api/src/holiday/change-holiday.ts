// Changes a holiday, writes the audit entry and recounts leave, in one transaction (N2, L10).
import type { Recounted } from '@hr/contract/recount.ts'
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import { addDays, datesFrom } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { recomputeChangedDays } from '#api/attendance/day/recompute-changed-days.ts'
import { keptDates } from '#api/attendance/day/kept-dates.ts'
import { refuseClosedDates } from '#api/attendance/period/refuse-closed-dates.ts'
import { listEmployeeIds } from '#api/attendance/shift/shift-holders.queries.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { recountRequests } from '#api/leave/recount/recount-requests.ts'
import {
  deleteStoredHoliday,
  findHolidayForUpdate,
  insertHolidays,
  updateStoredHoliday,
} from './holiday.store.ts'
import { lockHolidays } from '#api/calendar/holidays.queries.ts'
import type { StoredHoliday } from '#api/calendar/holidays.queries.ts'

export type HolidayChange =
  | { readonly operation: 'CREATE'; readonly holiday: Holiday }
  | { readonly operation: 'UPDATE'; readonly id: string; readonly holiday: Holiday }
  | { readonly operation: 'DELETE'; readonly id: string }
export type Changed = { readonly id: string; readonly requests: Recounted[] }

/** Throws NOT_FOUND, END_BEFORE_START or ATTENDANCE_PERIOD_CLOSED. */
export async function changeHoliday(
  work: Work<unknown>,
  change: HolidayChange,
  { takeDays }: { readonly takeDays: boolean },
): Promise<Changed> {
  const { both, ...changed } = await makeHolidayChange(work, change, { takeDays })
  await recomputeHolidayDays(work, both)
  return changed
}

/** Does not recompute days of attendance: the preview does not show them. */
export async function makeHolidayChange(
  work: Work<unknown>,
  change: HolidayChange,
  { takeDays }: { readonly takeDays: boolean },
): Promise<Changed & { readonly both: readonly Holiday[] }> {
  await lockHolidays(work.db)
  const before = change.operation === 'CREATE' ? null : await stored(work, change.id)
  const after = change.operation === 'DELETE' ? null : change.holiday
  if (after && after.to < after.from)
    throw new Refusal('END_BEFORE_START', {}, [{ path: 'to', code: 'END_BEFORE_START', parameters: {} }])
  const id = await save(work, before, after)
  const { db, caller, now } = work
  await writeAudit(db, caller, now, {
    operation: change.operation,
    entity: 'holiday',
    entityId: id,
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  })
  const both = [before, after].filter(holiday => holiday !== null)
  const { name, nameLo } = after ?? before ?? { name: '', nameLo: '' }
  const requests = await recountRequests(work, {
    from: earliest(both.map(({ from }) => from)),
    to: both.some(({ yearly }) => yearly) ? null : latest(both.map(({ to }) => to)),
    isTouched: (_, date) => both.some(holiday => holidayOn([holiday], date) !== undefined),
    takeDays,
    reason: { en: name, lo: nameLo || name },
  })
  return { id, requests, both }
}

/** A holiday affects its own dates only, for everybody (A7). */
async function recomputeHolidayDays(work: Work<unknown>, both: readonly Holiday[]): Promise<void> {
  const { db, caller, now } = work
  const kept = await keptDates(db, now, { from: '1900-01-01', to: '9999-12-31' })
  if (!kept) return
  const dates = datesFrom(kept.from, kept.to).filter(date => holidayOn(both, date) !== undefined)
  if (dates.length === 0) return
  const employeeIds = await listEmployeeIds(db)
  for (const { from, to } of dateRanges(dates)) {
    await refuseClosedDates(db, { from, to })
    await recomputeChangedDays(work, { employeeIds, from, to, by: caller.employeeId, cause: 'HOLIDAY' })
  }
}

/** Merges consecutive dates into ranges. */
function dateRanges(dates: readonly LocalDate[]): { from: LocalDate; to: LocalDate }[] {
  const ranges: { from: LocalDate; to: LocalDate }[] = []
  for (const date of dates) {
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === date) last.to = date
    else ranges.push({ from: date, to: date })
  }
  return ranges
}

async function stored({ db }: Work<unknown>, id: string): Promise<StoredHoliday> {
  return orNotFound(await findHolidayForUpdate(db, id))
}

async function save(
  { db }: Work<unknown>,
  before: StoredHoliday | null,
  after: Holiday | null,
): Promise<string> {
  if (before === null) return (await insertHolidays(db, after ? [after] : []))[0] ?? ''
  if (after === null) await deleteStoredHoliday(db, before.id)
  else await updateStoredHoliday(db, { ...after, id: before.id })
  return before.id
}

const factsOf = ({ from, to, name, nameLo, yearly }: Holiday) => ({ from, to, name, nameLo, yearly })

const earliest = (dates: readonly string[]) => dates.reduce((one, other) => (other < one ? other : one))
const latest = (dates: readonly string[]) => dates.reduce((one, other) => (other > one ? other : one))
