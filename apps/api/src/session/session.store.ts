// The SQL of sessions.
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Permission } from '@hr/domain/access/can.ts'
import { clockToleranceMs } from '@hr/domain/session/link-state.ts'
import type { SessionRules } from '@hr/domain/session/company-rules.ts'
import { yearStarts } from '#api/company/company.store.ts'
import type { CompanyTime } from '#api/company/company.store.ts'
import { compiledOnce, queryOnce } from '#api/db/connect/compiled-once.ts'
import { prepared } from '#api/db/connect/prepared.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db, Tables } from '#api/db/schema/tables.ts'
import { deleteDevicesOf } from '#api/notification/push/push.store.ts'
import { publishSessionsEnded } from '#api/live/publish-live.ts'

type TokenHash = { readonly tokenHash: string } | { readonly socketTokenHash: string }
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>
export type UsedSession = NonNullable<Awaited<ReturnType<typeof findUsedSession>>>

const openSessions = (db: Db, now: Date) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoin('workspace as w', 'w.id', 's.workspace_id')
    .leftJoin('space as p', join => join.on('p.id', '=', eb => eb.fn.coalesce('a.space_id', 'w.space_id')))
    .select([
      's.id',
      's.account_id',
      's.type',
      's.workspace_id',
      's.purpose',
      's.created_at',
      's.seen_at',
      's.sign_in_id',
      's.expires_at',
      's.viewer_account_id',
      'a.username',
      'a.kind',
      'a.is_admin',
      'a.full_access_revoked',
      'a.employee_id',
      'a.console_role_id',
      'a.status as account_status',
      'w.status as workspace_status',
      'w.space_id as workspace_space_id',
      'p.status as space_status',
    ])
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)

export function findSession(db: Db, token: TokenHash, now: Date) {
  return openSessions(db, now)
    .where(
      'tokenHash' in token ? 's.token_hash' : 's.socket_token_hash',
      '=',
      'tokenHash' in token ? token.tokenHash : token.socketTokenHash,
    )
    .executeTakeFirst()
}

const openSessionIds = compiledOnce((db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) =>
  db
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now),
)

/** Whether a token opens a session; not who may use it. */
export const isOpenSession = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await openSessionIds(db, { tokenHash, now })).length > 0

/** For rows of role permissions. As text, because building and comparing JSON takes half the time of the statement. */
const permissionTexts = sql<string[] | null>`array_agg(distinct group_name || ' ' || action)`

export const permissionOfText = (text: string): Permission => {
  const [groupName = '', name = ''] = text.split(' ')
  return { groupName, name }
}

/**
 * The session with its current permissions and its company's settings, in the first statement of each call.
 * The statement enters the workspace of the session before it reads rows of it; the surrounding transaction does too.
 */
export async function findUsedSession(db: Db, tokenHash: string, now: Date) {
  return (await usedSessions(db, { tokenHash, now }))[0]
}

const usedSessions = compiledOnce((db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) => {
  const entered = openSessions(db, now)
    .where('s.token_hash', '=', tokenHash)
    .select(sql`set_config('app.workspace_id', coalesce(s.workspace_id::text, ''), true)`.as('entered'))
  return db
    .with(
      cte => cte('used').materialized(),
      () => entered,
    )
    .selectFrom('used')
    .selectAll()
    .select([
      sql<string[] | null>`(
        select ${permissionTexts}
        from employee_role er
        join role_permission rp on rp.workspace_id = er.workspace_id and rp.role_id = er.role_id
        where er.workspace_id = used.workspace_id and er.employee_id = used.employee_id)`.as(
        'appPermissions',
      ),
      sql<string[] | null>`(
        select ${permissionTexts}
        from console_role_permission where role_id = used.console_role_id)`.as('consolePermissions'),
      sql<(CompanyTime & SessionRules) | null>`(
        select json_build_object('time_zone', time_zone, 'attendance_since', attendance_since,
          'year_starts', ${yearStarts}, 'sessionHours', session_hours, 'idleMinutes', idle_minutes)
        from company_profile where workspace_id = used.workspace_id)`.as('company'),
    ])
    .modifyEnd(prepared)
})

export async function getSessionEnd(db: Db, id: string): Promise<Date> {
  const row = await db
    .selectFrom('session')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.expires_at
}

/**
 * Sessions last seen in the future come from a clock that was ahead: they keep their age, counted from now. So none
 * lives until that future, and none ends early. For one session, or all.
 */
export async function correctFutureSessions(db: Db, now: Date, id: string | null = null): Promise<void> {
  const ahead = sql`(seen_at - ${now}::timestamptz)`
  await sql`
    update session set created_at = created_at - ${ahead}, expires_at = expires_at - ${ahead}, seen_at = ${now}
    where seen_at > ${new Date(now.getTime() + clockToleranceMs)} and (${id}::uuid is null or id = ${id}::uuid)`.execute(
    db,
  )
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', id).execute()
}

export function listAppPermissions(db: Scope, employeeId: number): Promise<Permission[]> {
  return db
    .from('employee_role as er')
    .innerJoin('role_permission as rp', join =>
      join.onRef('rp.workspace_id', '=', 'er.workspace_id').onRef('rp.role_id', '=', 'er.role_id'),
    )
    .select(['rp.group_name as groupName', 'rp.action as name'])
    .distinct()
    .where('er.employee_id', '=', employeeId)
    .execute()
}

/** Every column, as the statement is built once. */
type NewSessionRow = Required<Omit<Insertable<Tables['session']>, 'ended_at'>>

const sessionInsert = queryOnce((db: Db, row: NewSessionRow) => db.insertInto('session').values(row))

export const insertSession = (db: Db, row: NewSessionRow): Promise<void> =>
  sendWrite(db, sessionInsert(db, row))

export async function replaceTokens(
  db: Db,
  id: string,
  changes: Pick<Updateable<Tables['session']>, 'token_hash' | 'socket_token_hash' | 'expires_at' | 'purpose'>,
): Promise<void> {
  await db.updateTable('session').set(changes).where('id', '=', id).execute()
}

/** The sign-in a session belongs to. */
export const signInOf = (db: Db, id: string) =>
  db.selectFrom('session').select('sign_in_id').where('id', '=', id)

const signInsOf = (db: Db, accountId: string) =>
  db.selectFrom('session').select('sign_in_id').where('account_id', '=', accountId)

/**
 * Ends a session with the others of its sign-in, those of a viewer, those inside a workspace, or all of an account (its
 * "view as" sessions too) except `exceptId`, or the whole sign-in of `exceptSignInOf`; closes their sockets. Returns how
 * many it ended.
 */
export async function endSessions(
  db: Db,
  which:
    | { readonly id: string }
    | { readonly viewerAccountId: string }
    | { readonly workspaceId: string }
    | { readonly accountId: string; readonly exceptId?: string; readonly exceptSignInOf?: string },
  now: Date,
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where(eb => {
      if ('id' in which) return eb('sign_in_id', '=', signInOf(db, which.id))
      if ('viewerAccountId' in which) return eb('viewer_account_id', '=', which.viewerAccountId)
      if ('workspaceId' in which) return eb('workspace_id', '=', which.workspaceId)
      return eb.and([
        eb.or([
          eb('account_id', '=', which.accountId),
          eb('viewer_account_id', '=', which.accountId),
          // Also of the person's other companies, if the sign-in began or passed here.
          eb('sign_in_id', 'in', signInsOf(db, which.accountId)),
        ]),
        ...(which.exceptId ? [eb('id', '<>', which.exceptId)] : []),
        ...(which.exceptSignInOf ? [eb('sign_in_id', '<>', signInOf(db, which.exceptSignInOf))] : []),
      ])
    })
    .returning('id')
    .execute()
  const ids = ended.map(({ id }) => id)
  await deleteDevicesOf(db, ids)
  await publishSessionsEnded(db, ids)
  return ids.length
}

export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('session').where('created_at', '<', before).where('expires_at', '<', before).execute()
}
