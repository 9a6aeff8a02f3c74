// Changes a work shift: its times from a day on, with the leave of its holders (A1, P8, L10).
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { Recounted } from '@hr/contract/recount.ts'
import type * as contract from '@hr/contract/work-shift.ts'
import { windowReachDays } from '@hr/domain/attendance/day-windows.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { guardOwnDefinition, refuseOwnDefinition } from '#api/access/own-definition.ts'
import type { Definition } from '#api/access/own-definition.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { recomputeChangedDays } from '../day/recompute-changed-days.ts'
import { lockFirstOpenDate } from '#api/calendar/period-lock.ts'
import { refuseClosedDates } from '#api/calendar/refuse-closed-dates.ts'
import { checkedItems, refusingTakenName } from './check-shift.ts'
import { ownShift } from './own-shift.ts'
import { shiftFacts } from './shift-facts.ts'
import { shiftReach } from './shift-reach.ts'
import { listHolderIds } from './shift-holders.queries.ts'
import { findShift, lockShift, saveShift } from './work-shift.store.ts'
import type { ChangedShift } from './work-shift.store.ts'

type Change = CheckedInputOf<typeof contract.updateWorkShift>
/** Guards the caller's own shift: the preview only refuses, the change accepts a reason. */
type OwnCheck = (work: Work<unknown>, definition: Definition) => Promise<void>
type Changed = {
  readonly requests: Recounted[]
  readonly before: contract.WorkShift
  readonly after: ChangedShift
}

export const updateWorkShift: Handler<typeof contract.updateWorkShift> = async work => {
  const { db, input } = work
  const firstOpen = await lockFirstOpenDate(db)
  const { requests, before, after } = await change(work, input, (_, definition) =>
    guardOwnDefinition(work, definition, input.ownRecordReason),
  )
  await recomputeShiftDays(work, { before, after, firstOpen })
  const today = await todayIn(db)
  const shift = orNotFound(await findShift(db, today, input.id))
  return { ...shift, requests }
}

/** Makes the change and rolls it back, so that the preview is always exact. */
export const previewWorkShift: Handler<typeof contract.previewWorkShift> = async work => {
  const { db, input } = work
  return dryRun(db, async () => {
    const firstOpen = await lockFirstOpenDate(db)
    const changed = await change(work, { ...input, takeDays: true }, refuseOwnDefinition)
    const firstChanged = firstChangedDay(input.from, { ...changed, firstOpen })
    return {
      requests: changed.requests,
      reach: await shiftReach(db, { ...changed, from: input.from, firstChanged }),
    }
  })
}

/** NOT_FOUND, STALE, DEFAULT_WORK_SHIFT if the default would become inactive, INVALID_INPUT, ALREADY_EXISTS. */
async function change(work: Work<unknown>, input: Change, check: OwnCheck): Promise<Changed> {
  const { db, language } = work
  await lockShift(db, input.id, 'change')
  const before = orNotFound(await findShift(db, await todayIn(db), input.id))
  if (input.version !== before.version) throw new Refusal('STALE')
  if (before.isDefault && !input.isActive) throw new Refusal('DEFAULT_WORK_SHIFT')
  const { takeDays: _takeDays, from, version: _version, ownRecordReason: _reason, ...facts } = input
  const after = { ...facts, items: checkedItems(input, before.items) }
  const isCounted = !isCountedAlike(before, after) || isRuleChanged(before, after)
  if (isCounted) await check(work, ownShift(work, input))
  const save = () => refusingTakenName(language, () => saveShift(db, after))
  const isUncounted = isCountedAlike(before, after) && !input.takeDays
  const requests = isUncounted ? [] : await recount(work, input, save)
  if (isUncounted) await save()
  await auditUpdate(db, 'work_shift', input.id, {
    before: shiftFacts(before),
    after: { from, ...shiftFacts(after) },
  })
  await publishLive(db, { topic: 'employee', employeeIds: [] })
  return { requests, before, after }
}

type ShiftDays = Pick<Changed, 'before' | 'after'> & { readonly firstOpen: LocalDate }

/** Windows of punches reach over a few days before (A3), which are recomputed too. */
async function recomputeShiftDays(work: Work<Change>, days: ShiftDays): Promise<void> {
  const { db, caller, input } = work
  const { employeeId: by } = caller
  const from = firstChangedDay(addDays(input.from, -windowReachDays), days)
  if (from === null) return
  if (!isCountedAlike(days.before, days.after))
    await refuseClosedDates(db, { from: input.from, to: '9999-12-31' })
  const employeeIds = await listHolderIds(db, { workShiftId: input.id, from })
  await recomputeChangedDays(work, { employeeIds, from, to: null, by, cause: 'SHIFT' })
}

/** Times apply from a day on; other facts are undated and change every day outside closed periods (A12, A13). Null = none. */
function firstChangedDay(from: LocalDate, { before, after, firstOpen }: ShiftDays): LocalDate | null {
  const isRule = isRuleChanged(before, after)
  if (isCountedAlike(before, after) && !isRule) return null
  const isDated = !isRule && before.amEnd === after.amEnd && before.pmStart === after.pmStart
  return isDated && from > firstOpen ? from : firstOpen
}

async function recount(
  work: Work<unknown>,
  { id, from, takeDays, name, nameLo }: Change,
  save: () => Promise<void>,
): Promise<Recounted[]> {
  const { db } = work
  const employeeIds = await listHolderIds(db, { workShiftId: id, from })
  await lockEmployees(db, employeeIds)
  return work.services.reactions.shiftChanged(work, { employeeIds, from, takeDays, name, nameLo }, save)
}

const timesOf = ({ items }: Pick<ChangedShift, 'items'>) =>
  items.map(item => Object.values(item).join(' ')).toSorted()

const isRuleChanged = (before: contract.WorkShift, after: ChangedShift): boolean =>
  before.checkMode !== after.checkMode || before.graceMinutes !== after.graceMinutes

/** Whether all facts that leave is counted by are equal. */
const isCountedAlike = (before: contract.WorkShift, after: ChangedShift): boolean =>
  before.amEnd === after.amEnd &&
  before.pmStart === after.pmStart &&
  JSON.stringify(timesOf(before)) === JSON.stringify(timesOf(after))
