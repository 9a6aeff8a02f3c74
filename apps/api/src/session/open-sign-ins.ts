// Where an account is signed in: the list of its owner, and of an operator. "View as" is no sign-in of the account.
import { idleMinutes } from '@hr/domain/session/company-rules.ts'
import type { OpenSignIn } from '@hr/contract/own-session.ts'
import { sql } from 'kysely'
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Db } from '#api/db/schema/tables.ts'
import { Refusal, orNotFound } from '#api/http/refusal.ts'
import { endSessions, signInOf } from './session.store.ts'

type Reader = { readonly sessionId: string }

const openRows = (db: Db, accountId: string, { sessionId }: Reader, now: Date) =>
  db
    .selectFrom('session as s')
    .innerJoin('session as first', 'first.id', 's.sign_in_id')
    .distinctOn('s.sign_in_id')
    .select([
      's.sign_in_id as id',
      's.type',
      'first.created_at as createdAt',
      's.seen_at as seenAt',
      's.address',
      's.user_agent as userAgent',
    ])
    .select(eb => eb('s.sign_in_id', '=', signInOf(db, sessionId)).$castTo<boolean>().as('isCurrent'))
    .where('s.account_id', '=', accountId)
    .where('s.purpose', '<>', 'view_as')
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('s.seen_at', '>', new Date(now.getTime() - idleMinutes.most * 60_000))
    .where(({ not, exists }) => not(exists(stricterRules(db, now))))
    .orderBy('s.sign_in_id')
    .orderBy('s.seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

/** Of the company of session `s`, if it is over by them; as isSessionOver. Rules of other companies are not seen (RLS). */
const stricterRules = (db: Db, now: Date) =>
  db
    .selectFrom('company_profile as c')
    .select('c.workspace_id')
    .where(
      sql<boolean>`c.workspace_id = s.workspace_id and (s.seen_at < ${now}::timestamptz - make_interval(mins => c.idle_minutes)
        or s.created_at <= ${now}::timestamptz - make_interval(hours => c.session_hours))`,
    )

/** The open sign-ins of an account, last seen first. */
export async function listOpenSignIns(
  db: Db,
  accountId: string,
  reader: Reader,
  now: Date,
): Promise<OpenSignIn[]> {
  const rows = await openRows(db, accountId, reader, now)
  return rows
    .toSorted((a, b) => b.seenAt.getTime() - a.seenAt.getTime() || (a.id < b.id ? 1 : -1))
    .map(row => ({ ...row, createdAt: row.createdAt.toISOString(), seenAt: row.seenAt.toISOString() }))
}

/** With every session of the sign-in. Throws NOT_FOUND for one that has ended, or of another account. */
export async function endSignIn(db: Scope, accountId: string, reader: Reader, id: string): Promise<void> {
  const open = await listOpenSignIns(db, accountId, reader, db.now)
  const { isCurrent } = orNotFound(open.find(row => row.id === id))
  if ((await endSessions(db, { id }, db.now)) === 0) throw new Refusal('NOT_FOUND')
  // The account's "view as" sessions may be on that device.
  if (!isCurrent) await endSessions(db, { viewerAccountId: accountId }, db.now)
  await noteEnd(db, accountId, 1)
}

/** All but the sign-in of the reader. */
export async function endOtherSignIns(db: Scope, accountId: string, reader: Reader): Promise<void> {
  const open = await listOpenSignIns(db, accountId, reader, db.now)
  const ended = open.filter(({ isCurrent }) => !isCurrent)
  // Also those that are over and not shown: looser rules would open them again.
  await endSessions(db, { accountId, exceptSignInOf: reader.sessionId }, db.now)
  if (ended.length > 0) await noteEnd(db, accountId, ended.length)
}

const noteEnd = (db: Scope, accountId: string, endedSessions: number) =>
  auditUpdate(db, 'account', accountId, { after: { endedSessions } })
