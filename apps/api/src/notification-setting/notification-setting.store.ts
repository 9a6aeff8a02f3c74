// All SQL of a person's choices for notifications.
import { defaultDigestHour } from '@hr/domain/notification/channel.ts'
import type { ChosenPace } from '@hr/domain/notification/channel.ts'
import type { Scope } from '#api/db/connect/scope.ts'

export type StoredSettings = {
  readonly email: string | null
  readonly digestHour: number
  readonly chosen: readonly ChosenPace[]
}

export async function findSettings(db: Scope, employeeId: number): Promise<StoredSettings> {
  const [setting, employee, chosen] = await Promise.all([
    db
      .from('notification_setting')
      .select('digest_hour')
      .where('employee_id', '=', employeeId)
      .executeTakeFirst(),
    db.from('employee').select('email').where('id', '=', employeeId).executeTakeFirst(),
    db
      .from('notification_choice')
      .select(['kind', 'channel', 'pace'])
      .where('employee_id', '=', employeeId)
      .execute(),
  ])
  return { email: employee?.email ?? null, digestHour: setting?.digest_hour ?? defaultDigestHour, chosen }
}

/** Two windows of one person save one after the other. */
export async function lockSettings(db: Scope, employeeId: number): Promise<void> {
  await db.from('employee').select('id').where('id', '=', employeeId).forNoKeyUpdate().execute()
}

export async function saveDigestHour(db: Scope, employeeId: number, hour: number): Promise<void> {
  await db
    .insertInto('notification_setting')
    .values({ workspace_id: db.workspaceId, employee_id: employeeId, digest_hour: hour })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'employee_id']).doUpdateSet({ digest_hour: hour }),
    )
    .execute()
}

export async function replaceChoices(
  db: Scope,
  employeeId: number,
  chosen: readonly ChosenPace[],
): Promise<void> {
  await db.delete('notification_choice').where('employee_id', '=', employeeId).execute()
  if (chosen.length === 0) return
  await db
    .insertInto('notification_choice')
    .values(chosen.map(one => ({ workspace_id: db.workspaceId, employee_id: employeeId, ...one })))
    .execute()
}
