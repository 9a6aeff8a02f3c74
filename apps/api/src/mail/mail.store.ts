// All SQL of the outbox.
import type { Delivery } from '@hr/contract/operator.ts'
import { sql } from 'kysely'
import { countRows } from '#api/http/count-rows.queries.ts'
import type { NewestKey, PageWindow } from '#api/http/list-page.ts'
import { lateInsert } from '#api/db/connect/late-insert.ts'
import { newestPage } from '#api/http/newest-page.queries.ts'
import type { Db } from '#api/db/schema/tables.ts'
import type { MailFailure } from './mail-failure.ts'

export const findMessage = (db: Db, id: string) =>
  db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst()

export const newMessages = lateInsert('mail_message', [
  'id',
  'workspace_id',
  'to_address',
  'language',
  'template',
  'subject',
  'body',
  'link',
  'created_at',
  'failure',
  'employee_id',
  'kind',
  'queued',
])

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

const deliveryStatus = sql<Delivery['status']>`case
  when m.sent_at is not null then 'SENT' when m.given_up_at is not null then 'GIVEN_UP'
  when m.failure is not null then 'FAILED' when m.queued then 'QUEUED' else 'WAITING' end`

const deliveries = (db: Db, status: Delivery['status'] | undefined) =>
  db
    .selectFrom('mail_message as m')
    .$if(status !== undefined, query => query.where(deliveryStatus, '=', status ?? 'SENT'))

/** Newest first: delivery state only, no content or address. */
export function listDeliveries(
  db: Db,
  status: Delivery['status'] | undefined,
  window: PageWindow<NewestKey>,
) {
  return deliveries(db, status)
    .leftJoin('workspace as w', 'w.id', 'm.workspace_id')
    .select([
      'm.id',
      'm.created_at as createdAt',
      'm.template',
      'm.workspace_id as workspaceId',
      'w.name as workspace',
      deliveryStatus.as('status'),
      'm.sent_at as sentAt',
      'm.tries',
      'm.failure',
      'm.reply',
    ])
    .$call(newestPage('m.created_at', 'm.id', window))
    .execute()
}

export const countDeliveries = (db: Db, status: Delivery['status'] | undefined): Promise<number> =>
  countRows(db, deliveries(db, status).select('m.id'))
