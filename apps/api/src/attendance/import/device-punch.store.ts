// The SQL of unassigned device punches, and of the assignments of device user IDs (A2).
import type { DeviceHolder, NewDevicePunch } from '@hr/domain/attendance/punch-import.ts'
import { sql } from 'kysely'
import { inBatches } from '#api/db/in-batches.ts'
import type { Scope } from '#api/db/connect/scope.ts'

type Stamp = Pick<NewDevicePunch, 'deviceUser' | 'at'>
/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const batch = 5000

/** Serialises imports and assignments: the second sees the result of the first. */
export async function lockDeviceUsers(db: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`device users ${db.workspaceId}`}, 0))`.execute(
    db,
  )
}

export async function listHolders(
  db: Scope,
  deviceUsers: readonly string[],
): Promise<ReadonlyMap<string, DeviceHolder[]>> {
  const rows = await db
    .from('device_holder')
    .select(['device_user as deviceUser', 'valid_from as from', 'employee_id as employeeId'])
    .where(sql<boolean>`device_user = any(${[...deviceUsers]}::text[])`)
    .execute()
  return Map.groupBy(rows, row => row.deviceUser)
}

type Holding = DeviceHolder & { readonly deviceUser: string; readonly by: number | null; readonly now: Date }

/** One assignment per first day: the latest replaces the earlier. */
export async function saveHolder(
  db: Scope,
  { deviceUser, from, employeeId, by, now }: Holding,
): Promise<void> {
  const change = { employee_id: employeeId, changed_at: now, changed_by: by }
  await db
    .insertInto('device_holder')
    .values({ workspace_id: db.workspaceId, device_user: deviceUser, valid_from: from, ...change })
    .onConflict(conflict =>
      conflict.columns(['workspace_id', 'device_user', 'valid_from']).doUpdateSet(change),
    )
    .execute()
}

const stampsOf = (stamps: readonly Stamp[]) => sql`unnest(${stamps.map(one => one.deviceUser)}::text[],
  ${stamps.map(one => new Date(one.at))}::timestamptz[]) as w(device_user, at)`

/** Filters stamps to those imported before, with whether they are still unassigned. */
export async function listStamps(
  db: Scope,
  stamps: readonly Stamp[],
): Promise<ReadonlyMap<string, { readonly isWaiting: boolean }>> {
  const { rows } = await sql<Stamp & { isWaiting: boolean }>`
    select w.device_user as "deviceUser", (extract(epoch from w.at) * 1000)::double precision as at,
      bool_and(found.is_waiting) as "isWaiting"
    from ${stampsOf(stamps)} join lateral (
      select d.settled_at is null as is_waiting from device_punch d
        where d.workspace_id = ${db.workspaceId} and d.device_user = w.device_user and d.at = w.at
      union all
      select false from punch p where p.workspace_id = ${db.workspaceId} and p.device_user = w.device_user
        and p.device_user <> '' and p.at = w.at
    ) found on true
    group by w.device_user, w.at`.execute(db)
  return new Map(rows.map(row => [stampKey(row), { isWaiting: row.isWaiting }]))
}

export const stampKey = ({ deviceUser, at }: Stamp): string => `${deviceUser} ${at}`

export async function insertDevicePunches(
  db: Scope,
  punches: readonly NewDevicePunch[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<void> {
  for (const some of inBatches(punches, batch))
    await db
      .insertInto('device_punch')
      .values(
        some.map(({ deviceUser, at, device, name }) => ({
          workspace_id: db.workspaceId,
          device_user: deviceUser,
          at: new Date(at),
          time_zone: timeZone,
          device,
          name,
          received_at: now,
        })),
      )
      .onConflict(conflict => conflict.columns(['workspace_id', 'device_user', 'at']).doNothing())
      .execute()
}

/** They are no longer unassigned: each became a punch. */
export async function giveDevicePunches(
  db: Scope,
  punches: readonly (Stamp & { readonly employeeId: number })[],
): Promise<void> {
  await sql`
    update device_punch d set employee_id = w.employee_id, settled_at = ${db.now}
    from unnest(${punches.map(one => one.deviceUser)}::text[], ${punches.map(one => new Date(one.at))}::timestamptz[],
      ${punches.map(one => one.employeeId)}::integer[]) as w(device_user, at, employee_id)
    where d.workspace_id = ${db.workspaceId} and d.device_user = w.device_user and d.at = w.at
      and d.settled_at is null`.execute(db)
}

/** Returns their number. */
export async function voidWaiting(
  db: Scope,
  { deviceUser, now, reason }: { readonly deviceUser: string; readonly now: Date; readonly reason: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .update('device_punch')
    .set({ void_reason: reason, settled_at: now })
    .where('device_user', '=', deviceUser)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function listWaiting(
  db: Scope,
  deviceUser: string,
): Promise<(NewDevicePunch & { readonly timeZone: string; readonly receivedAt: Date })[]> {
  const rows = await db
    .from('device_punch')
    .select([
      'device_user as deviceUser',
      'at',
      'device',
      'name',
      'time_zone as timeZone',
      'received_at as receivedAt',
    ])
    .where('device_user', '=', deviceUser)
    .where('settled_at', 'is', null)
    .orderBy('at')
    .execute()
  return rows.map(row => ({ ...row, at: row.at.getTime() }))
}
