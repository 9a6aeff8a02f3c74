// Our transaction: collects sent statements, notifications and undo steps.
import { PostgresDialect, Transaction } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Kysely, QueryExecutor } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

/** A NOTIFY message, sent at the commit. */
export type Note = { readonly channel: string; readonly payload: string }
type Undo = () => Promise<void>

/** Required by Kysely's constructor; a transaction never uses it. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction opens no connection')),
})
const unused = { config: { dialect }, dialect, driver: dialect.createDriver() }

export class OpenTransaction extends Transaction<Tables> {
  readonly #connection: DatabaseConnection
  readonly #sent: Promise<unknown>[] = []
  readonly #notes: Note[] = []
  readonly #undoings: Undo[] = []

  /** Statements of one `Promise.all` are pipelined: none waits for the answer to another. */
  constructor(executor: QueryExecutor, connection: DatabaseConnection) {
    super({
      ...unused,
      executor: executor.withConnectionProvider({ provideConnection: use => use(connection) }),
    })
    this.#connection = connection
  }

  /** Sends a statement without waiting for its answer. If it fails, the transaction fails with its error. */
  send(query: CompiledQuery): void {
    const answer = this.#connection.executeQuery(query)
    answer.catch(() => {})
    this.#sent.push(answer)
  }

  note(note: Note): void {
    this.#notes.push(note)
  }

  takeNotes(): Note[] {
    return this.#notes.splice(0)
  }

  onRollback(undo: Undo): void {
    this.#undoings.push(undo)
  }

  async undoSideEffects(): Promise<void> {
    await Promise.all(this.#undoings.map(undo => undo()))
  }

  /** Waits for all sent statements; throws the first error. */
  async settled(): Promise<void> {
    await Promise.all(this.#sent)
  }

  /** The error of a failed statement that nobody waited for, if any. */
  async failure(): Promise<unknown> {
    const answers = await Promise.allSettled(this.#sent)
    return answers.find(answer => answer.status === 'rejected')?.reason
  }

  /** Returns a function to call after a rollback to this point: it drops later notifications and statements. */
  mark(): () => void {
    const [notes, sent] = [this.#notes.length, this.#sent.length]
    return () => {
      this.#notes.splice(notes)
      this.#sent.splice(sent)
    }
  }
}

/** Sends a write whose answer nobody needs; in an OpenTransaction without waiting. */
export async function sendWrite(db: Kysely<Tables>, query: CompiledQuery): Promise<void> {
  if (db instanceof OpenTransaction) db.send(query)
  else await db.executeQuery(query)
}

export async function settled(db: Kysely<Tables>): Promise<void> {
  if (db instanceof OpenTransaction) await db.settled()
}

export const markOf = (db: Kysely<Tables>): (() => void) =>
  db instanceof OpenTransaction ? db.mark() : () => {}
