// What a transaction tells listening processes (NOTIFY) is gathered, and sent in one statement before its commit: a verb
// that tells ten things asks the database once.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Note = { readonly channel: string; readonly payload: string }

const gathered = new WeakMap<Kysely<Tables>, Note[]>()

/** From here on the transaction gathers its notes; whoever opens it sends them. */
export function gatherNotes(trx: Kysely<Tables>): void {
  gathered.set(trx, [])
}

export async function sendNotes(trx: Kysely<Tables>): Promise<void> {
  await send(trx, gathered.get(trx)?.splice(0) ?? [])
}

/** Outside a transaction that gathers, it is sent at once. */
export async function noteForCommit(db: Kysely<Tables>, note: Note): Promise<void> {
  const notes = gathered.get(db)
  if (notes) notes.push(note)
  else await send(db, [note])
}

/** To be called when everything since is taken back: what it told is not told. */
export function notesMark(trx: Kysely<Tables>): () => void {
  const notes = gathered.get(trx)
  const count = notes?.length ?? 0
  return () => void notes?.splice(count)
}

async function send(db: Kysely<Tables>, notes: readonly Note[]): Promise<void> {
  if (notes.length === 0) return
  const [channels, payloads] = [notes.map(note => note.channel), notes.map(note => note.payload)]
  await sql`
    select pg_notify(channel, payload)
    from unnest(${channels}::text[], ${payloads}::text[]) as note (channel, payload)`.execute(db)
}
