// Everything that decides about a draft of leave: the same for the preview and for the request itself, so that the one
// never promises what the other refuses.
import { allocateLots } from '@hr/domain/leave/allocate-lots.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import { countedHalfDays, leaveDays } from '@hr/domain/leave/leave-days.ts'
import type { HalfDay } from '@hr/domain/leave/leave-days.ts'
import { isMaterialChange } from '@hr/domain/leave/leave-change.ts'
import { leaveRefusal } from '@hr/domain/leave/leave-refusal.ts'
import { yearUses } from '@hr/domain/leave/year-uses.ts'
import type { MessageParameters } from '@hr/contract/messages/text.ts'
import type { Kysely } from 'kysely'
import { shiftsOn } from '#api/calendar/shifts-on.queries.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import { lockRow } from '#api/db/lock-row.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import { listHolidays } from '#api/calendar/holidays.queries.ts'
import { Refusal, found } from '#api/http/refusal.ts'
import type { DraftOf, FactsOf } from '#api/request/kind.ts'
import { loadLedger } from '../ledger/load-ledger.queries.ts'
import { listTakenHalfDays } from './leave-request.store.ts'
import { findLeaveType } from '../type/leave-type.store.ts'
import type { StoredLeaveType } from '../type/leave-type.store.ts'
import { listEmployments } from './leave.queries.ts'
import type { LeaveShapes } from './leave-shapes.ts'

type Db = Kysely<Tables>
type Draft = DraftOf<LeaveShapes> & {
  /** Asked before and approved now: held to the calendar and the balance only. */
  readonly isAccepted?: boolean
}

/** NOT_FOUND for a leave type that is not of this workspace. */
export async function loadLeaveFacts(
  db: Db,
  workspaceId: string,
  employeeId: number,
  draft: Draft,
): Promise<FactsOf<LeaveShapes>> {
  await lockRow(db, 'leave_type', workspaceId, draft.leaveTypeId)
  const leaveType = found(await findLeaveType(db, workspaceId, draft.leaveTypeId))
  const isSame = draft.own !== undefined && !isMaterialChange(draft.own, draft)
  const days = await loadDays(db, workspaceId, employeeId, draft, leaveType)
  const halfDays = countedHalfDays(days)
  const paid = leaveType.paid ? await payFromLots(db, workspaceId, employeeId, draft, days) : unlimited
  const overlap = await findOverlap(db, workspaceId, employeeId, draft, days)
  const employment = (await listEmployments(db, workspaceId, [employeeId])).get(employeeId)
  const endedOn = employment?.endedOn ?? null
  const code = leaveRefusal(draft, {
    leaveType,
    employeeGender: employment?.gender ?? null,
    endedOn,
    days,
    overlaps: overlap !== undefined,
    short: paid.short,
    isSame,
    isAccepted: draft.isAccepted ?? false,
  })
  const { leaveTypeId, from, to, fromHalf, toHalf, own } = draft
  return {
    isSame,
    asked: {
      leaveTypeId,
      from,
      to,
      fromHalf,
      toHalf,
      halfDays: isSame && own ? own.halfDays : halfDays,
      typeName: leaveType.name,
      typeNameLo: leaveType.nameLo,
    },
    days,
    halfDays,
    allocations: paid.allocations,
    years: paid.years,
    refusal:
      code &&
      new Refusal(code, parametersOf(code, leaveType, code === 'AFTER_EMPLOYMENT' ? endedOn : overlap)),
  }
}

async function loadDays(
  db: Db,
  workspaceId: string,
  employeeId: number,
  { from, to, fromHalf, toHalf }: Draft,
  { countsWeekendsAndHolidays }: StoredLeaveType,
): Promise<HalfDay[]> {
  const shiftOn = await shiftsOn(db, workspaceId, employeeId, from, to)
  const holidays = await listHolidays(db, workspaceId, from, to)
  return leaveDays({ from, to, fromHalf, toHalf, shiftOn, holidays, countsWeekendsAndHolidays })
}

/** L3: unpaid leave needs no grant. */
const unlimited = { allocations: [], short: undefined, years: [] }

async function payFromLots(
  db: Db,
  workspaceId: string,
  employeeId: number,
  draft: Draft,
  days: readonly HalfDay[],
) {
  const { leaveTypeId, own } = draft
  const ledger = await loadLedger(db, workspaceId, { employeeId, leaveTypeId, without: own?.replacedIds })
  const { allocations, short } = allocateLots(remainingLots(ledger.lots, ledger.entries), days)
  const { leave_year_start_month: startMonth } = await getCompanyTime(db, workspaceId)
  const lotOf = new Map(allocations.map(({ date, half, lotId }) => [`${date} ${half}`, lotId]))
  const paid = days
    .filter(day => day.counted)
    .map(({ date, half }) => ({ date, lotId: lotOf.get(`${date} ${half}`) ?? null, halfDays: 1 }))
  // Nothing is counted of a range that is too long: its years would be, too.
  const range = days.length > 0 ? draft : { from: draft.from, to: draft.from }
  return { allocations, short, years: yearUses(range, paid, { ...ledger, startMonth }) }
}

async function findOverlap(
  db: Db,
  workspaceId: string,
  employeeId: number,
  draft: Draft,
  days: readonly HalfDay[],
): Promise<string | undefined> {
  const taken = await listTakenHalfDays(db, workspaceId, employeeId, draft, draft.own?.replacedIds)
  const wanted = new Set(days.map(day => `${day.date} ${day.half}`))
  return taken.find(day => wanted.has(`${day.date} ${day.half}`))?.date
}

/** `date` is the day that refuses it: one of other leave, or the last of the employment. */
function parametersOf(
  code: string,
  leaveType: StoredLeaveType,
  date: string | null | undefined,
): MessageParameters {
  if (code === 'FILE_REQUIRED') return { days: leaveType.attachFileDayOver }
  if (code === 'TOO_MANY_CONSECUTIVE_DAYS') return { days: leaveType.maxConsecutiveDays }
  return date ? { date: date.split('-').toReversed().join('/') } : {}
}
