// All facts to check a draft of leave, for the preview and the request alike, so that they cannot differ.
import { allocateLots } from '@hr/domain/leave/allocate-lots.ts'
import { remainingLots } from '@hr/domain/leave/balance.ts'
import { countedHalfDays, leaveDays } from '@hr/domain/leave/leave-days.ts'
import type { HalfDay } from '@hr/domain/leave/leave-days.ts'
import { isMaterialChange } from '@hr/domain/leave/leave-change.ts'
import type { YearStarts } from '@hr/domain/leave/leave-year.ts'
import { leaveRefusal } from '@hr/domain/leave/leave-refusal.ts'
import type { LeaveRefusal } from '@hr/domain/leave/leave-refusal.ts'
import { yearUses } from '@hr/domain/leave/year-uses.ts'
import type { MessageParameters } from '@hr/contract/messages/text.ts'
import { shiftOnOf } from '#api/calendar/shifts-on.queries.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import type { DraftOf, FactsOf } from '#api/request/kind.ts'
import type { LoadedLedger } from '../ledger/load-ledger.queries.ts'
import { findLeaveTypeForUse } from '../type/leave-type.store.ts'
import type { StoredLeaveType } from '../type/leave-type.store.ts'
import { findRequester } from './leave.queries.ts'
import type { LeaveShapes } from './leave-shapes.ts'

type Draft = DraftOf<LeaveShapes> & {
  /** Requested earlier and approved now: only calendar and balance are checked. */
  readonly isAccepted?: boolean
}

/** Throws NOT_FOUND for a leave type of another workspace. */
export async function loadLeaveFacts(
  db: Scope,
  employeeId: number,
  draft: Draft,
): Promise<FactsOf<LeaveShapes>> {
  const { leaveTypeId, from, to, fromHalf, toHalf, own } = draft
  const without = own?.replacedIds
  const [type, requester, time] = await Promise.all([
    findLeaveTypeForUse(db, leaveTypeId),
    findRequester(db, employeeId, { leaveTypeId, from, to, without }),
    getCompanyTime(db),
  ])
  const leaveType = orNotFound(type)
  const { gender, startedOn, endedOn, taken, lots, shifts, holidays } = orNotFound(requester)
  const ledger = { lots, entries: lots.flatMap(({ entries }) => entries) }
  const calendar = { shiftOn: shiftOnOf(shifts), holidays }
  const isSame = own !== undefined && !isMaterialChange(own, draft)
  const { countsWeekendsAndHolidays } = leaveType
  const days = leaveDays({ from, to, fromHalf, toHalf, ...calendar, countsWeekendsAndHolidays })
  const halfDays = countedHalfDays(days)
  const yearStarts = time.year_starts
  const paid = leaveType.paid ? payFromLots({ ...ledger, yearStarts }, draft, days) : unlimited
  const overlap = overlapOf(taken, days)
  const code = leaveRefusal(draft, {
    leaveType,
    employeeGender: gender,
    startedOn,
    endedOn,
    days,
    overlaps: overlap !== undefined,
    short: paid.short,
    isSame,
    isAccepted: draft.isAccepted ?? false,
  })
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
    refusal: code && new Refusal(code, parametersOf(code, leaveType, { startedOn, endedOn, overlap })),
  }
}

/** Unpaid leave needs no grant (L3). */
const unlimited = { allocations: [], short: undefined, years: [] }

function payFromLots(
  ledger: LoadedLedger & { readonly yearStarts: YearStarts },
  draft: Draft,
  days: readonly HalfDay[],
) {
  const { allocations, short } = allocateLots(remainingLots(ledger.lots, ledger.entries), days)
  const lotOf = new Map(allocations.map(({ date, half, lotId }) => [`${date} ${half}`, lotId]))
  const paid = days
    .filter(day => day.counted)
    .map(({ date, half }) => ({ date, lotId: lotOf.get(`${date} ${half}`) ?? null, halfDays: 1 }))
  // A range that is too long counts no days, so its further years are left out too.
  const range = days.length > 0 ? draft : { from: draft.from, to: draft.from }
  return { allocations, short, years: yearUses(range, paid, ledger) }
}

function overlapOf(
  taken: readonly Pick<HalfDay, 'date' | 'half'>[],
  days: readonly HalfDay[],
): string | undefined {
  const wanted = new Set(days.map(day => `${day.date} ${day.half}`))
  return taken.find(day => wanted.has(`${day.date} ${day.half}`))?.date
}

/** `date` is the day that causes the refusal. */
function parametersOf(
  code: LeaveRefusal,
  leaveType: StoredLeaveType,
  {
    startedOn,
    endedOn,
    overlap,
  }: Readonly<Record<'startedOn' | 'endedOn' | 'overlap', string | null | undefined>>,
): MessageParameters {
  if (code === 'FILE_REQUIRED') return { days: leaveType.attachFileDayOver }
  if (code === 'TOO_MANY_CONSECUTIVE_DAYS') return { days: leaveType.maxConsecutiveDays }
  const dates: { readonly [Code in LeaveRefusal]?: string | null | undefined } = {
    OVERLAPS: overlap,
    BEFORE_EMPLOYMENT: startedOn,
    AFTER_EMPLOYMENT: endedOn,
  }
  const date = dates[code]
  return date ? { date: date.split('-').toReversed().join('/') } : {}
}
