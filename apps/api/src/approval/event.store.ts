// All SQL of the history of requests (R2).
import type { InferResult, Insertable, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { writeNow } from '#api/db/connect/commit-writes.ts'
import { lateInsert } from '#api/db/connect/late-insert.ts'
import type { LateRows } from '#api/db/connect/late-insert.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import type { Tables } from '#api/db/schema/tables.ts'
import type { RequestsOf } from './step.store.ts'

export type StoredEvent = InferResult<ReturnType<typeof eventsWhere>>[number]

const eventRows = lateInsert('approval_event', [
  'workspace_id',
  'id',
  'kind',
  'request_id',
  'at',
  'actor_id',
  'account_id',
  'action',
  'approve_order',
  'comment',
  'comment_lo',
  'acted_for',
])
type NewEvent = Omit<Insertable<Tables['approval_event']>, 'id'>

/** History entries, to write with their request. */
export const newEvents = (events: readonly NewEvent[]): LateRows => ({
  insert: eventRows,
  rows: events.map(event => ({ comment: '', comment_lo: '', acted_for: null, ...event, id: newId() })),
})

export function insertEvents(db: Scope, events: readonly NewEvent[]): void {
  if (events.length > 0) writeNow(db, [newEvents(events)])
}

export const listEvents = (db: Scope, kind: RequestsOf, requestId: string): Promise<StoredEvent[]> =>
  eventsWhere(db, kind, sql`e.request_id = ${requestId}`).execute()

/** The history, oldest first, with the account name of an actor without an employee record. */
export const eventsWhere = (db: Scope, { kind }: RequestsOf, is: RawBuilder<unknown>) =>
  db
    .from('approval_event as e')
    .leftJoin('account as a', 'a.id', 'e.account_id')
    .select([
      'e.at',
      'e.actor_id as actorId',
      'e.acted_for as actedFor',
      'e.action',
      'e.approve_order as approveOrder',
      'e.comment',
      'e.comment_lo as commentLo',
      'a.first_name as accountFirstName',
      'a.last_name as accountLastName',
    ])
    .where('e.kind', '=', kind)
    .where(sql<boolean>`${is}`)
    .orderBy('e.at')
    .orderBy('e.id')
