// One change of the holidays: the list, its audit entry, and leave counted again, all in one transaction (N2, L10).
import type { Recounted } from '@hr/contract/recount.ts'
import { holidayOn } from '@hr/domain/calendar/day-plan.ts'
import type { Holiday } from '@hr/domain/calendar/day-plan.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { writeAudit } from '#api/audit/write-audit.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import { recountRequests } from '#api/leave/recount/recount-requests.ts'
import {
  deleteStoredHoliday,
  findHolidayForUpdate,
  insertHolidays,
  lockHolidays,
  updateStoredHoliday,
} from './holiday.store.ts'
import type { StoredHoliday } from './holiday.store.ts'

export type HolidayChange =
  | { readonly operation: 'CREATE'; readonly holiday: Holiday }
  | { readonly operation: 'UPDATE'; readonly id: string; readonly holiday: Holiday }
  | { readonly operation: 'DELETE'; readonly id: string }
export type Changed = { readonly id: string; readonly requests: Recounted[] }

/** NOT_FOUND, or END_BEFORE_START. */
export async function changeHoliday(
  work: Work<unknown>,
  change: HolidayChange,
  { takeDays }: { readonly takeDays: boolean },
): Promise<Changed> {
  await lockHolidays(work.db, work.caller.workspaceId)
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
  return { id, requests }
}

async function stored({ db, caller }: Work<unknown>, id: string): Promise<StoredHoliday> {
  return found(await findHolidayForUpdate(db, caller.workspaceId, id))
}

async function save(
  { db, caller }: Work<unknown>,
  before: StoredHoliday | null,
  after: Holiday | null,
): Promise<string> {
  const { workspaceId } = caller
  if (before === null) return (await insertHolidays(db, workspaceId, after ? [after] : []))[0] ?? ''
  if (after === null) await deleteStoredHoliday(db, workspaceId, before.id)
  else await updateStoredHoliday(db, workspaceId, { ...after, id: before.id })
  return before.id
}

const factsOf = ({ from, to, name, nameLo, yearly }: Holiday) => ({ from, to, name, nameLo, yearly })

const earliest = (dates: readonly string[]) => dates.reduce((one, other) => (other < one ? other : one))
const latest = (dates: readonly string[]) => dates.reduce((one, other) => (other > one ? other : one))
