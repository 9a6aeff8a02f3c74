// Saves punches that now belong to a person, by import or assignment, and recomputes their days.
import type { AssignedPunch } from '@hr/domain/attendance/punch-import.ts'
import { inBatches } from '#api/db/in-batches.ts'
import type { Work } from '#api/approval/request-kind.ts'
import { newId } from '#api/db/new-id.ts'
import { lockEmployees } from '#api/people/lock-employees.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { recomputePunchedDays } from '../day/recompute-punched-days.ts'
import { insertPunches } from '../punch/punch.store.ts'

type Saving = {
  readonly punches: readonly (AssignedPunch & { readonly timeZone: string })[]
  /** Given by HR for changes in closed periods. */
  readonly reason: string | undefined
  readonly onSaved: (done: number, total: number) => void
}

/** Punches saved at once. */
const step = 5000

export async function savePunches(
  work: Pick<Work<unknown>, 'db' | 'caller' | 'now' | 'services' | 'language'>,
  { punches, reason, onSaved }: Saving,
): Promise<void> {
  const { db, caller, now } = work
  if (punches.length === 0) return
  await lockEmployees(db, [...new Set(punches.map(({ employeeId }) => employeeId))])
  let saved = 0
  for (const some of inBatches(punches, step)) {
    await insertPunches(
      db,
      some.map(({ employeeId, at, timeZone, device, deviceUser }) => ({
        id: newId(),
        employee_id: employeeId,
        at: new Date(at),
        time_zone: timeZone,
        source: 'IMPORT' as const,
        device,
        received_at: now,
        device_user: deviceUser,
      })),
    )
    saved += some.length
    onSaved(saved, punches.length)
  }
  const because = { by: caller.employeeId, cause: 'PUNCH' as const, ...(reason !== undefined && { reason }) }
  await recomputePunchedDays(work, punches, because, onSaved)
  await publishLive(db, { topic: 'attendance', employeeIds: [] })
}
