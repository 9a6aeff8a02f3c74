// The SQL of push devices and of what waits to be sent to them (N1).
import { sql } from 'kysely'
import { insertOf } from '#api/db/connect/late-insert.ts'
import type { LateInsert } from '#api/db/connect/late-insert.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { Device } from './read-device.ts'

/** A browser keeps its messages for this long after a sign-in on it, unless its session is ended. */
const devicesDays = 30

/** The browser's former session loses it, and the session its former browser. */
export async function saveDevice(db: Db, sessionId: string, device: Device, now: Date): Promise<void> {
  const row = { ...device, session_id: sessionId, created_at: now }
  await db
    .deleteFrom('push_device')
    .where('session_id', '=', sessionId)
    .where('endpoint', '<>', device.endpoint)
    .execute()
  await db
    .insertInto('push_device')
    .values(row)
    .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
    .execute()
}

export async function deleteDevicesOf(db: Db, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return
  await sendWrite(
    db,
    db
      .deleteFrom('push_device')
      .where('session_id', 'in', [...sessionIds])
      .compile(),
  )
}

/** The push service says that nobody is there. */
export async function deleteDevice(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_device').where('endpoint', '=', endpoint).execute()
}

const columns = [
  'workspace_id',
  'id',
  'employee_id',
  'code',
  'kind',
  'asks_for',
  'parameters',
  'link',
  'created_at',
  'in_bell',
  'in_digest',
] as const
type NewRow = { readonly id: string; readonly isPushed: boolean }

/** Notifications, and what waits for the devices of those who get them there, too. */
export const notificationsWithPush: LateInsert<NewRow> = {
  parts: rows => [
    sql`bell as (${insertOf('notification', columns, rows)} returning id, workspace_id, employee_id, created_at)`,
    sql`push as (
      insert into push_message (endpoint, notification_id, workspace_id, account_id, created_at, next_at)
      select d.endpoint, b.id, b.workspace_id, a.id, b.created_at, b.created_at
      from bell b
      join account a on a.workspace_id = b.workspace_id and a.employee_id = b.employee_id
      join session s on s.account_id = a.id
      join push_device d on d.session_id = s.id
      where s.purpose = 'full' and s.ended_at is null
        and s.created_at > b.created_at - make_interval(days => ${devicesDays})
        and b.id = any(${rows.filter(({ isPushed }) => isPushed).map(({ id }) => id)}::uuid[]))`,
  ],
}

export type PushMessage = Awaited<ReturnType<typeof claimMessages>>[number]

/** Takes due messages for this process alone: the next try is due after a pause that doubles each time. */
export const claimMessages = (db: Db, now: Date, most: number) =>
  db
    .updateTable('push_message')
    .set({
      tries: sql`tries + 1`,
      next_at: sql`${now}::timestamptz + make_interval(mins => (2 ^ tries)::integer)`,
    })
    .where(eb =>
      eb(
        eb.refTuple('endpoint', 'notification_id'),
        'in',
        eb
          .selectFrom('push_message')
          .select(['endpoint', 'notification_id'])
          .where('next_at', '<=', now)
          .orderBy('next_at')
          .limit(most)
          .forUpdate()
          .skipLocked()
          .$asTuple('endpoint', 'notification_id'),
      ),
    )
    .returning(['endpoint', 'notification_id', 'workspace_id', 'account_id', 'tries', 'created_at'])
    .execute()

export async function hasDueMessage(db: Db, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('push_message')
    .select('endpoint')
    .where('next_at', '<=', now)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** What to send where; undefined if it is read already, or the browser changed hands. In the workspace. */
export const findPush = (db: Scope, { endpoint, notification_id, account_id }: PushMessage) =>
  db
    .from('notification as n')
    .innerJoin('account as a', join =>
      join.onRef('a.workspace_id', '=', 'n.workspace_id').onRef('a.employee_id', '=', 'n.employee_id'),
    )
    .innerJoin('session as s', 's.account_id', 'a.id')
    .innerJoin('push_device as d', 'd.session_id', 's.id')
    .select(['n.id', 'n.code', 'n.parameters', 'n.link', 'a.language', 'd.endpoint', 'd.p256dh', 'd.auth'])
    .where('n.id', '=', notification_id)
    .where('n.read_at', 'is', null)
    .where('a.id', '=', account_id)
    .where('a.status', '=', 'active')
    .where('s.ended_at', 'is', null)
    .where('d.endpoint', '=', endpoint)
    .executeTakeFirst()

const isMessage = ({ endpoint, notification_id }: PushMessage) => ({ endpoint, notification_id })

export async function deleteMessage(db: Db, message: PushMessage): Promise<void> {
  await db
    .deleteFrom('push_message')
    .where(eb => eb.and(isMessage(message)))
    .execute()
}

/** The push service asks to wait longer than the usual pause. */
export async function postponeMessage(db: Db, message: PushMessage, until: Date): Promise<void> {
  await db
    .updateTable('push_message')
    .set(eb => ({ next_at: eb.fn('greatest', ['next_at', eb.val(until)]) }))
    .where(eb => eb.and(isMessage(message)))
    .execute()
}
