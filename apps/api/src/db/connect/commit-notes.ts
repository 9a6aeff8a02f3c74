// Collects the NOTIFY messages of a transaction and sends them in one statement before the commit, instead of one
// statement each.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { Scope, sendWrite } from './scope.ts'
import type { Note } from './scope.ts'

export function sendNotes(trx: Scope): Promise<void> {
  return send(trx, trx.takeNotes())
}

/** Outside an Scope the message is sent immediately. */
export async function noteForCommit(db: Kysely<Tables>, note: Note): Promise<void> {
  if (db instanceof Scope) db.note(note)
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
