// Collects what a transaction writes with its commit: late rows and NOTIFY messages, in one statement.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import { partsOf } from './late-insert.ts'
import type { LateInsert, LateRows } from './late-insert.ts'
import { prepared } from './prepared.ts'
import { Scope, sendWrite } from './scope.ts'
import type { Note } from './scope.ts'

/** Rows in memory before some are written. */
const mostLate = 1000

/** Writes rows with the commit (late-insert.ts). */
export function insertLate<Row extends object>(
  trx: Scope,
  insert: LateInsert<Row>,
  rows: readonly Row[],
): void {
  trx.addLate(insert, rows)
  if (trx.lateCount >= mostLate) writeLate(trx)
}

/** Before the commit, before the workspace changes, and before a statement that has to see the late rows. */
export const writeLate = (trx: Scope): void => send(trx, trx.takeLate(), [])

/** Immediately, without waiting. */
export const writeNow = (trx: Scope, rows: readonly LateRows[]): void => send(trx, rows, [])

export const writeWithCommit = (trx: Scope): void => send(trx, trx.takeLate(), trx.takeNotes())

/** Outside a Scope the message is sent immediately. */
export async function noteForCommit(db: Kysely<Tables>, note: Note): Promise<void> {
  if (db instanceof Scope) db.note(note)
  else await sendWrite(db, notifying([note]).compile(db))
}

function send(trx: Scope, late: readonly LateRows[], notes: readonly Note[]): void {
  if (late.length === 0 && notes.length === 0) return
  const parts = partsOf(late)
  const statement = parts.length === 0 ? notifying(notes) : sql`with ${sql.join(parts)} ${notifying(notes)}`
  trx.send(statement.compile(trx))
}

const notifying = (notes: readonly Note[]) => {
  const [channels, payloads] = [notes.map(note => note.channel), notes.map(note => note.payload)]
  return sql`select pg_notify(channel, payload)
    from unnest(${channels}::text[], ${payloads}::text[]) as note (channel, payload) ${prepared}`
}
