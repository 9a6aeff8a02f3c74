// All SQL of the outbox.
import type { Language } from '@hr/contract/messages/text.ts'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst()

/** Of these employees, those with an address, and the language of their sign-in; two with one address are one reader. */
export async function listReaders(
  db: Db,
  workspaceId: string,
  employeeIds: readonly number[],
  who: 'everybody' | 'at work',
): Promise<{ to: string; language: Language }[]> {
  if (employeeIds.length === 0) return []
  const rows = await db
    .selectFrom('employee as e')
    .leftJoin('account as a', join =>
      join.onRef('a.workspace_id', '=', 'e.workspace_id').onRef('a.employee_id', '=', 'e.id'),
    )
    .select(['e.email', 'a.language'])
    .distinctOn('e.email')
    .where('e.workspace_id', '=', workspaceId)
    .where(sql<boolean>`e.id = any(${[...employeeIds]}::integer[])`)
    .where('e.email', 'is not', null)
    .$if(who === 'at work', query => query.where('e.status', 'in', ['active', 'probation']))
    .orderBy('e.email')
    .orderBy('e.id')
    .execute()
  return rows.map(({ email, language }) => ({ to: email ?? '', language: language ?? 'en' }))
}

/** What is on its way is not kept: its link would open something for whoever reads the database. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ sent_at: now, failure: null, link: null, body: '' })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(db: Db, id: string, failure: string): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ failure: failure.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

/** Links of the outbox work for at most a day. */
export async function forgetOldLinks(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ link: null, body: '' })
    .where('created_at', '<', before)
    .where('link', 'is not', null)
    .execute()
}

/** Newest first. */
export function listMessages(db: Db, { limit, offset, after }: PageWindow<NewestKey>) {
  return db
    .selectFrom('mail_message')
    .select([
      'id',
      'to_address as to',
      'subject',
      'link',
      'created_at as createdAt',
      'sent_at as sentAt',
      'failure',
    ])
    .$if(after !== undefined, query =>
      query.where(eb =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(new Date(after?.[0] ?? ''), after?.[1] ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export const countMessages = (db: Db): Promise<number> => countRows(db, db.selectFrom('mail_message'))
