// The effect of another first day of work on leave: makes the change and rolls it back (L3).
import type { previewFirstDay as endpoint } from '@hr/contract/employee-change.ts'
import { dryRun } from '#api/db/connect/dry-run.ts'
import type { Handler } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { worthOf } from '#api/leave/ledger/adjust-grants-to-employment.ts'
import { adjustGrantsToFirstDay } from '#api/leave/ledger/adjust-grants-to-first-day.ts'
import { listGrants } from '#api/leave/ledger/leave-grants.queries.ts'
import type { StoredGrant } from '#api/leave/ledger/leave-grants.queries.ts'
import { listLeaveTypeRows } from '#api/leave/type/leave-type.store.ts'
import { updateEmployee } from '../employee.store.ts'
import { lockRecord } from './stored-record.ts'

export const previewFirstDay: Handler<typeof endpoint> = async ({ db, caller, input }) => {
  const { workspaceId } = caller
  const { id: employeeId, startDate } = input
  orNotFound(await lockRecord(db, employeeId))
  const before = await listGrants(db, { employeeId })
  const { after, short } = await dryRun(db, async () => {
    await updateEmployee(db, employeeId, { started_on: startDate })
    const employment = { workspaceId, employeeId, startedOn: startDate }
    const adjustments = await adjustGrantsToFirstDay(db, employment)
    return {
      after: await listGrants(db, { employeeId }),
      short: new Map(adjustments.map(one => [one.grant.id, one.short])),
    }
  })
  const types = await listLeaveTypeRows(db)
  return types.flatMap(({ id, name, nameLo, color }) =>
    after
      .filter(({ leaveTypeId }) => leaveTypeId === id)
      .map(grant => ({
        leaveType: { id, name, nameLo, color },
        year: grant.year,
        before: worthBefore(before, grant),
        after: worthOf(grant),
        short: short.get(grant.id) ?? 0,
      }))
      .filter(effect => effect.before !== effect.after || effect.short > 0),
  )
}

/** A grant that the change creates was worth 0 before. */
function worthBefore(before: readonly StoredGrant[], { id }: StoredGrant): number {
  const known = before.find(grant => grant.id === id)
  return known === undefined ? 0 : worthOf(known)
}
