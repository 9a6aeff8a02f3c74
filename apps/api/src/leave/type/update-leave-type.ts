// Changes a leave type, and notifies everybody whose balance changed (L1, L3).
import type { CheckedInputOf, OutputOf } from '@hr/contract/endpoint.ts'
import type { updateLeaveType as endpoint } from '@hr/contract/leave-type.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { notify } from '#api/notification/notify.ts'
import { changeLeaveType } from './change-leave-type.ts'
import type { ChangedType } from './change-leave-type.ts'
import { toGrantEffect } from '../ledger/to-grant-effect.ts'
import { loadTypeYears, toLeaveTypeRow } from './leave-type-years.ts'

export async function updateLeaveType(
  work: Work<CheckedInputOf<typeof endpoint>>,
): Promise<OutputOf<typeof endpoint>> {
  const { db, input } = work
  const changed = await changeLeaveType(work, input)
  await notifyBalances(work, changed)
  return {
    ...toLeaveTypeRow(changed.type, await loadTypeYears(db)),
    effect: await toGrantEffect(db, changed.adjustments),
  }
}

/** One notification each: how many days more or fewer. */
async function notifyBalances(work: Work<unknown>, { type, adjustments }: ChangedType): Promise<void> {
  const { db } = work
  const leaveType = { en: type.name, lo: type.nameLo || type.name }
  for (const [halfDays, people] of Map.groupBy(adjustments.changes, ([, change]) => change))
    await notify(work, {
      code: halfDays > 0 ? 'LEAVE_DAYS_ADDED' : 'LEAVE_DAYS_TAKEN',
      parameters: { leaveType, days: Math.abs(halfDays) },
      employeeIds: people.map(([employeeId]) => employeeId),
      link: paths.leaves,
    })
  if (adjustments.changes.size > 0) await publishLive(db, { topic: 'leave', employeeIds: [] })
}
