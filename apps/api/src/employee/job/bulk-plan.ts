// The outcome of a change of unit, line manager, shift or role for each person; used by the preview and the change.
import type { CheckedInputOf } from '@hr/contract/endpoint.ts'
import type { previewBulkChange } from '@hr/contract/bulk-change.ts'
import { jobChangeRefusal } from '@hr/domain/employee/job-change-refusal.ts'
import { factsOn } from '@hr/domain/employee/job-history.ts'
import { lockHeldRole } from '#api/access/load-role.ts'
import { ownRowCode } from '#api/access/own-record.ts'
import {
  lockAssignableShift,
  listShiftHistories,
  listWorkShiftRows,
  shiftOn,
} from '#api/attendance/shift/employee-shift.store.ts'
import type { ShiftHistory } from '#api/attendance/shift/employee-shift.store.ts'
import { lockRow } from '#api/db/lock-row.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listRolesOfPeople } from './bulk.queries.ts'
import { formatDate } from '#api/http/format-date.ts'
import { managerOutcomes } from './manager-outcomes.ts'
import { listHistories, lockLineManagers } from './job.store.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { namesOf } from './to-job-facts.ts'

type Input = CheckedInputOf<typeof previewBulkChange>
export type BulkContext = Omit<Parameters<Handler<typeof previewBulkChange>>[0], 'files' | 'input'> & {
  readonly input: Input & { readonly employeeIds: readonly number[] }
}
type Name = { readonly name: string; readonly nameLo: string }
export type BulkRow = {
  readonly employeeId: number
  readonly staffId: string
  readonly before: readonly Name[]
  readonly after: readonly Name[]
  readonly unchanged: boolean
  readonly refusal: Refusal | undefined
}
type Person = Awaited<ReturnType<typeof lockEmployees>>[number]
export type Outcome = Pick<BulkRow, 'before' | 'after' | 'unchanged'> & {
  readonly refusal?: Refusal | undefined
}

/** In the order of the input, each person once. Throws NOT_FOUND if one is not in the company. */
export async function loadBulkPlan(context: BulkContext): Promise<BulkRow[]> {
  const { db, caller, input } = context
  const ids = [...new Set(input.employeeIds)]
  const { workShiftId, lineManagerId } = input
  if (workShiftId !== undefined && !(await lockAssignableShift(db, workShiftId)))
    throw noChoice('workShiftId')
  if (lineManagerId !== undefined) await lockLineManagers(db)
  const locked = await lockEmployees(db, ids)
  if (locked.length < ids.length) throw new Refusal('NOT_FOUND')
  const outcomeOf = await outcomes(context, ids)
  const people = new Map(locked.map(person => [person.id, person]))
  const own = await ownRefusal(context, ids)
  return ids.flatMap((employeeId): BulkRow[] => {
    const person = people.get(employeeId)
    if (!person) return []
    const outcome = outcomeOf(employeeId)
    const refusal =
      refusalFor(person, input.from) ??
      (employeeId === caller.employeeId ? own : undefined) ??
      outcome.refusal
    return [{ employeeId, staffId: person.staff_id, ...outcome, refusal }]
  })
}

/** Only others may change the caller's unit, manager and shift; a role is limited by the caller's permissions (P4, P11). */
async function ownRefusal(context: BulkContext, ids: readonly number[]): Promise<Refusal | undefined> {
  const { caller, input } = context
  const isOwn = caller.employeeId !== null && ids.includes(caller.employeeId)
  if (!isOwn || input.roleId !== undefined) return undefined
  return new Refusal(await ownRowCode(context, input.workShiftId === undefined ? 'JOB' : 'SHIFT'))
}

export const isOwnRow = ({ refusal }: BulkRow): boolean =>
  refusal?.code === 'OWN_RECORD' || refusal?.code === 'OWN_ROW_BY_HAND'

function refusalFor({ started_on, ended_on, status }: Person, from: string): Refusal | undefined {
  if (status === 'terminated') return new Refusal('ALREADY_ENDED', { date: formatDate(ended_on ?? '') })
  const refusal = jobChangeRefusal({ from, startedOn: started_on, endedOn: ended_on })
  return refusal && new Refusal(refusal.code, { date: formatDate(refusal.date) })
}

async function outcomes(context: BulkContext, ids: readonly number[]): Promise<(id: number) => Outcome> {
  const { unitId, lineManagerId, workShiftId, roleId } = context.input
  if (unitId !== undefined) return unitOutcomes(context, ids, unitId)
  if (lineManagerId !== undefined) return managerOutcomes(context, ids, lineManagerId)
  if (workShiftId !== undefined) return shiftOutcomes(context, ids, workShiftId)
  return roleOutcomes(context, ids, roleId ?? '')
}

const noChoice = (path: string) =>
  new Refusal('INVALID_INPUT', {}, [{ path, code: 'choice', parameters: {} }])

async function unitOutcomes({ db, input }: BulkContext, ids: readonly number[], unitId: string) {
  const histories = await listHistories(db, ids)
  const unitOf = (id: number) => factsOn(histories.get(id) ?? [], input.from)?.unitId ?? null
  const names = await namesOf(db, 'org_node', [unitId, ...ids.map(unitOf)])
  const after = names.get(unitId)
  if (!after || !(await lockRow(db, 'org_node', unitId))) throw noChoice('unitId')
  return (id: number): Outcome => ({
    before: [names.get(unitOf(id) ?? '') ?? []].flat(),
    after: [after],
    unchanged: unitOf(id) === unitId,
  })
}

/** People without a shift have the company's default. */
async function shiftOutcomes({ db, input }: BulkContext, ids: readonly number[], shiftId: string) {
  const shifts = await listWorkShiftRows(db)
  const after = shifts.find(shift => shift.id === shiftId)
  if (!after) throw noChoice('workShiftId')
  const histories = new Map<number, ShiftHistory>(
    (await listShiftHistories(db, ids)).map(history => [history.employeeId, history]),
  )
  return (id: number): Outcome => {
    const history = histories.get(id)
    const held = history ? shiftOn(history, input.from) : null
    const before = shifts.find(shift => (held === null ? shift.isDefault : shift.id === held))
    return { before: before ? [before] : [], after: [after], unchanged: held === shiftId }
  }
}

/** Throws MORE_THAN_HELD: nobody assigns permissions they do not hold (P4). */
async function roleOutcomes({ db, caller }: BulkContext, ids: readonly number[], roleId: string) {
  const { role } = await lockHeldRole(db, caller, roleId)
  const given = { id: role.id, name: role.name, nameLo: role.nameLo }
  const rolesOf = await listRolesOfPeople(db, ids)
  return (id: number): Outcome => {
    const before = rolesOf.get(id) ?? []
    const unchanged = before.some(held => held.id === roleId)
    return { before, after: unchanged ? before : [...before, given], unchanged }
  }
}
