// A transaction of ours: what is sent, told and undone with it.
import { PostgresDialect, Transaction } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Kysely, QueryExecutor } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

/** What listening processes are told at the commit (NOTIFY). */
export type Note = { readonly channel: string; readonly payload: string }
type Undo = () => Promise<void>

/** Kysely wants them of every transaction, and uses them for nothing that a transaction may do. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction opens no connection')),
})
const unused = { config: { dialect }, dialect, driver: dialect.createDriver() }

export class OpenTransaction extends Transaction<Tables> {
  readonly #connection: DatabaseConnection
  readonly #sent: Promise<unknown>[] = []
  readonly #notes: Note[] = []
  readonly #undoings: Undo[] = []

  /** Statements of one `Promise.all` are sent together: nothing makes one wait for the answer to another. */
  constructor(executor: QueryExecutor, connection: DatabaseConnection) {
    super({
      ...unused,
      executor: executor.withConnectionProvider({ provideConnection: use => use(connection) }),
    })
    this.#connection = connection
  }

  /** Sends a statement whose answer nobody needs. If it fails, the transaction fails with its error. */
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

  /** Waits for what was sent; throws the first error. */
  async settled(): Promise<void> {
    await Promise.all(this.#sent)
  }

  /** Why a statement that nobody waited for failed, if one did. */
  async failure(): Promise<unknown> {
    const answers = await Promise.allSettled(this.#sent)
    return answers.find(answer => answer.status === 'rejected')?.reason
  }

  /** For when everything since is rolled back: what was noted and sent since no longer counts. */
  mark(): () => void {
    const [notes, sent] = [this.#notes.length, this.#sent.length]
    return () => {
      this.#notes.splice(notes)
      this.#sent.splice(sent)
    }
  }
}

/** Sends a statement whose answer nobody needs: in a transaction of ours without waiting for it. */
export async function sendWrite(db: Kysely<Tables>, query: CompiledQuery): Promise<void> {
  if (db instanceof OpenTransaction) db.send(query)
  else await db.executeQuery(query)
}

export async function settled(db: Kysely<Tables>): Promise<void> {
  if (db instanceof OpenTransaction) await db.settled()
}

export const markOf = (db: Kysely<Tables>): (() => void) =>
  db instanceof OpenTransaction ? db.mark() : () => {}
