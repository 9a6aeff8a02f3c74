// Changes the unit, line manager, shift or role of many people, all or none (P4, P8, R9).
import type * as contract from '@hr/contract/bulk-change.ts'
import { windowReachDays } from '@hr/domain/attendance/day-windows.ts'
import { addDays } from '@hr/domain/calendar/local-date.ts'
import { changedHistory, factsOn } from '@hr/domain/employee/job-history.ts'
import type { JobFacts } from '@hr/domain/employee/job-history.ts'
import type * as z from 'zod/mini'
import type { Recounted } from '@hr/contract/recount.ts'
import { giveManagerRole } from '#api/access/give-manager-role.ts'
import { publishAccess } from '#api/access/publish-access.ts'
import { insertEmployeeRoles } from '#api/access/role.store.ts'
import { reassignSteps } from '#api/approval/reassign-steps.ts'
import { recomputeChangedDays } from '#api/attendance/day/recompute-changed-days.ts'
import { changeShifts, listShiftHistories, shiftOn } from '#api/attendance/shift/employee-shift.store.ts'
import { writeAudits } from '#api/audit/write-audit.ts'
import { todayIn } from '#api/company/today.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import type { Handler } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { refuseOtherMatch, withPeople } from './bulk-people.ts'
import { isOwnRow, loadBulkPlan } from './bulk-plan.ts'
import type { BulkContext, BulkRow } from './bulk-plan.ts'
import { listHistories, saveHistories } from './job.store.ts'
import { listPeople } from '#api/people/person.ts'
import { toRefusal } from '../to-refusal.ts'

type ShownRow = z.output<typeof contract.bulkRow>

export const previewBulkChange: Handler<typeof contract.previewBulkChange> = async asked => {
  const { db, language } = asked
  const context = await withPeople(asked)
  const plan = await loadBulkPlan(context)
  const people = await listPeople(
    db,
    plan.map(row => row.employeeId),
  )
  const refused = plan.filter(row => row.refusal && !isOwnRow(row)).length
  const unchanged = plan.filter(row => !row.refusal && row.unchanged).length
  return {
    rows: plan.flatMap((row): ShownRow[] => {
      const employee = people.get(row.employeeId)
      if (!employee) return []
      const { staffId, before, after, refusal } = row
      return [
        {
          employee,
          staffId,
          before: before.map(one => one.name).join(', '),
          beforeLo: before.map(one => one.nameLo || one.name).join(', '),
          after: after.map(one => one.name).join(', '),
          afterLo: after.map(one => one.nameLo || one.name).join(', '),
          unchanged: row.unchanged,
          refusal: refusal ? toRefusal(refusal, language) : null,
        },
      ]
    }),
    changed: plan.filter(row => !row.refusal && !row.unchanged).length,
    unchanged,
    refused,
    requests: await previewedLeave(context, plan),
  }
}

/** Makes the change for everybody who is not refused, and rolls it back (L10). */
async function previewedLeave(context: BulkContext, plan: readonly BulkRow[]): Promise<Recounted[]> {
  const { workShiftId } = context.input
  if (workShiftId === undefined) return []
  const rows = plan.filter(row => !row.unchanged && !row.refusal)
  const input = { ...context.input, takeDays: true }
  return dryRun(context.db, () => changeShiftsOf({ ...context, input }, rows, workShiftId))
}

export const bulkChange: Handler<typeof contract.bulkChange> = async asked => {
  const context = await withPeople(asked)
  const { leaveOutRefused = false } = context.input
  const whole = await loadBulkPlan(context)
  refuseOtherMatch(context.input, whole.length)
  const plan = whole.filter(row => !isOwnRow(row) && !(leaveOutRefused && row.refusal))
  refuseWhole(plan)
  const rows = plan.filter(row => !row.unchanged)
  const { unitId, lineManagerId, workShiftId, roleId } = context.input
  if (rows.length > 0) {
    if (unitId !== undefined) await changeUnits(context, rows, unitId)
    if (lineManagerId !== undefined) await changeManagers(context, rows, lineManagerId)
    if (workShiftId !== undefined) {
      await changeShiftsOf(context, rows, workShiftId)
      await recomputeShiftDays(context, rows)
    }
    if (roleId !== undefined) await giveRole(context, rows, roleId)
    await publishLive(context.db, { topic: 'employee', employeeIds: [] })
  }
  return { changed: rows.length, unchanged: plan.length - rows.length, leftOut: whole.length - plan.length }
}

/** Throws the first refusal, naming everybody refused. */
function refuseWhole(plan: readonly BulkRow[]): void {
  const [first] = plan.flatMap(row => row.refusal ?? [])
  if (!first) return
  const fields = plan.flatMap(({ refusal }, index) =>
    refusal ? [{ path: `employeeIds.${index}`, code: refusal.code, parameters: refusal.parameters }] : [],
  )
  throw new Refusal(first.code, first.parameters, fields)
}

function changeUnits(context: BulkContext, rows: readonly BulkRow[], unitId: string): Promise<void> {
  return changeJobs(context, { unitId }, rows, ({ before, after }) => ({
    before: { unit: before[0]?.name ?? null },
    after: { unitId, unit: after[0]?.name ?? null },
  }))
}

async function changeManagers(
  context: BulkContext,
  rows: readonly BulkRow[],
  lineManagerId: number,
): Promise<void> {
  await changeJobs(context, { lineManagerId }, rows, (_row, old) => ({
    before: { lineManagerId: old?.lineManagerId ?? null },
    after: { lineManagerId },
  }))
  await giveManagerRole(context.db, [lineManagerId])
}

type Values = Readonly<Record<string, string | number | null>>

async function changeJobs(
  context: BulkContext,
  facts: Partial<JobFacts>,
  rows: readonly BulkRow[],
  audited: (row: BulkRow, old: JobFacts | undefined) => { readonly before: Values; readonly after: Values },
): Promise<void> {
  const { db, input } = context
  const { from } = input
  const ids = rows.map(row => row.employeeId)
  const histories = await listHistories(db, ids)
  await saveHistories(
    db,
    Array.from(histories, ([employeeId, before]) => ({
      employeeId,
      before,
      after: changedHistory(before, { from, facts }),
    })),
  )
  await writeAudits(
    db,
    rows.map(row => {
      const { before, after } = audited(row, factsOn(histories.get(row.employeeId) ?? [], from))
      return {
        operation: 'UPDATE',
        entity: 'employee_job',
        entityId: row.employeeId,
        before,
        after: { from, ...after },
      }
    }),
  )
  const date = await todayIn(db)
  // The daily job moves the steps of a planned change on its day.
  if (from <= date) await reassignSteps(context, { date, requesterIds: ids })
}

async function changeShiftsOf(
  context: BulkContext,
  rows: readonly BulkRow[],
  workShiftId: string,
): Promise<Recounted[]> {
  const { db, input, services } = context
  const { from, takeDays } = input
  const employeeIds = rows.map(row => row.employeeId)
  const histories = await listShiftHistories(db, employeeIds)
  const { name = '', nameLo = '' } = rows[0]?.after[0] ?? {}
  const change = { employeeIds, from, takeDays, name, nameLo }
  const requests = await services.reactions.shiftChanged(context, change, () =>
    changeShifts(db, histories, { from, workShiftId }),
  )
  await writeAudits(
    db,
    histories.map(history => ({
      operation: 'UPDATE',
      entity: 'employee_shift',
      entityId: history.employeeId,
      before: { workShiftId: shiftOn(history, from) },
      after: { from, workShiftId },
    })),
  )
  return requests
}

function recomputeShiftDays(context: BulkContext, rows: readonly BulkRow[]): Promise<void> {
  const { caller, input } = context
  const from = addDays(input.from, -windowReachDays)
  const employeeIds = rows.map(row => row.employeeId)
  return recomputeChangedDays(context, {
    employeeIds,
    from,
    to: null,
    by: caller.employeeId,
    cause: 'SHIFT',
    reason: input.closedReason,
  })
}

async function giveRole(
  { db, services }: BulkContext,
  rows: readonly BulkRow[],
  roleId: string,
): Promise<void> {
  const ids = rows.map(row => row.employeeId)
  await insertEmployeeRoles(
    db,
    ids.map(employeeId => ({ employeeId, roleId })),
  )
  await writeAudits(
    db,
    rows.map(row => ({
      operation: 'CREATE',
      entity: 'employee_role',
      entityId: row.employeeId,
      after: { role: row.after.at(-1)?.name ?? '' },
    })),
  )
  await publishAccess(db, services.config, ids)
}
