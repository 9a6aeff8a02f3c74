// Changes a holiday (N2); leave and days of attendance follow in the same transaction.
import type { Recounted } from '@hr/contract/recount.ts'
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import { holidayMaxDays, holidayRefusal } from '@hr/domain/calendar/holiday-refusal.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import type { HolidayChanged } from '#api/facts.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
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
type Changed = { readonly id: string; readonly requests: Recounted[] }

/** Throws NOT_FOUND, END_BEFORE_START, HOLIDAY_TOO_LONG or ATTENDANCE_PERIOD_CLOSED. */
export async function changeHoliday(
  work: Work<unknown>,
  change: HolidayChange,
  effects: Pick<HolidayChanged, 'takeDays' | 'isPreview'>,
): Promise<Changed> {
  const { db, services } = work
  await lockHolidays(db)
  const before = change.operation === 'CREATE' ? null : await stored(work, change.id)
  const after = change.operation === 'DELETE' ? null : change.holiday
  if (after) refuseDates(after)
  const id = await save(work, before, after)
  await writeAudit(db, {
    operation: change.operation,
    entity: 'holiday',
    entityId: id,
    ...(before && { before: factsOf(before) }),
    ...(after && { after: factsOf(after) }),
  })
  const holidays = [before, after].filter(holiday => holiday !== null)
  const requests = await services.reactions.holidayChanged(work, { holidays, ...effects })
  return { id, requests }
}

function refuseDates(holiday: Holiday): void {
  const code = holidayRefusal(holiday)
  if (!code) return
  const parameters = { days: holidayMaxDays }
  throw new Refusal(code, parameters, [{ path: 'to', code, parameters }])
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
