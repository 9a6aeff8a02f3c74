// All SQL of the outbox.
import type { Insertable, Kysely } from 'kysely'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { sendWrite } from '#api/db/connect/scope.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { MailFailure } from './mail-failure.ts'

type Db = Kysely<Tables>

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst()

export async function insertMessages(
  db: Db,
  rows: readonly Insertable<Tables['mail_message']>[],
): Promise<void> {
  // PostgreSQL allows 65,535 parameters per statement.
  for (let start = 0; start < rows.length; start += 2000)
    await sendWrite(
      db,
      db
        .insertInto('mail_message')
        .values(rows.slice(start, start + 2000))
        .compile(),
    )
}

/** Deletes the text and link of a sent message: a reader of the database could use the link. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_message')
    .set(eb => ({
      sent_at: now,
      failure: null,
      reply: null,
      link: null,
      body: '',
      tries: eb('tries', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function markFailed(db: Db, id: string, failure: MailFailure): Promise<void> {
  await db
    .updateTable('mail_message')
    .set(eb => ({ ...failure, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Not tried again: like that of a sent one, its text is deleted. */
export async function markGivenUp(
  db: Db,
  id: string,
  { now, ...failure }: MailFailure & { readonly now: Date },
): Promise<void> {
  await db
    .updateTable('mail_message')
    .set(eb => ({ ...failure, given_up_at: now, link: null, body: '', tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markWaiting(db: Db, id: string): Promise<void> {
  await db.updateTable('mail_message').set({ queued: false }).where('id', '=', id).execute()
}

/** Marks unqueued messages as queued and returns them to one caller only, oldest first. */
export async function takeWaitingMessages(db: Db, since: Date): Promise<string[]> {
  const taken = await db
    .updateTable('mail_message')
    .set({ queued: true })
    .where('queued', '=', false)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('created_at', '>=', since)
    .returning('id')
    .execute()
  return taken.map(({ id }) => id).toSorted()
}

/** Deletes text and link of messages not sent within a day: they are of no use, and the link would still work. */
export async function forgetOldLinks(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ link: null, body: '' })
    .where('created_at', '<', before)
    .where('link', 'is not', null)
    .execute()
}

/** Newest first: delivery state only, no content or address. */
export function listDeliveries(db: Db, { limit, offset, after }: PageWindow<NewestKey>) {
  return db
    .selectFrom('mail_message')
    .select(eb => [
      'id',
      'created_at as createdAt',
      'template',
      'workspace_id as workspaceId',
      eb
        .case()
        .when('sent_at', 'is not', null)
        .then('SENT' as const)
        .when('given_up_at', 'is not', null)
        .then('GIVEN_UP' as const)
        .when('failure', 'is not', null)
        .then('FAILED' as const)
        .when('queued', '=', true)
        .then('QUEUED' as const)
        .else('WAITING' as const)
        .end()
        .as('status'),
      'sent_at as sentAt',
      'tries',
      'failure',
      'reply',
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
