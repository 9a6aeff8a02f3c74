// The open sessions of one account, last seen first, without "view as".
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { idleHours } from './find-caller.ts'

export const listOpenSessions = (db: Kysely<Tables>, accountId: string, now: Date) =>
  db
    .selectFrom('session')
    .select([
      'id',
      'type',
      'created_at as createdAt',
      'seen_at as seenAt',
      'address',
      'user_agent as userAgent',
    ])
    .where('account_id', '=', accountId)
    .where('purpose', '<>', 'view_as')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - idleHours * 3_600_000))
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
