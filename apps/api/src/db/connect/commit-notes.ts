// What a transaction tells listening processes (NOTIFY) is gathered, and sent in one statement before its commit: a verb
// that tells ten things asks the database once.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { OpenTransaction, sendWrite } from './open-transaction.ts'
import type { Note } from './open-transaction.ts'

export function sendNotes(trx: OpenTransaction): Promise<void> {
  return send(trx, trx.takeNotes())
}

/** Outside a transaction that gathers, it is sent at once. */
export async function noteForCommit(db: Kysely<Tables>, note: Note): Promise<void> {
  if (db instanceof OpenTransaction) db.note(note)
  else await send(db, [note])
}

async function send(db: Kysely<Tables>, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  const [channels, payloads] = [notes.map(note => note.channel), notes.map(note => note.payload)]
  await sendWrite(
    db,
    sql`select pg_notify(channel, payload)
      from unnest(${channels}::text[], ${payloads}::text[]) as note (channel, payload)`.compile(db),
  )
}
