// Our transaction: the workspace whose rows it sees, and its sent statements, notifications and undo steps.
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

type CompanyTable = {
  [Name in keyof Tables]: Tables[Name] extends { readonly workspace_id: unknown } ? Name : never
}[keyof Tables]
type CompanyRows = CompanyTable | `${CompanyTable} as ${string}`
declare const queries: Kysely<Tables>
type Filterable = { where(column: string, is: '=', value: string): unknown }

export class Scope extends Transaction<Tables> {
  #workspaceId: string | null = null
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

  /** Throws in a transaction of no workspace. */
  get workspaceId(): string {
    if (this.#workspaceId === null) throw new Error('The transaction is in no workspace')
    return this.#workspaceId
  }

  /** The database follows with `enterWorkspace`. */
  enter(workspaceId: string | null): void {
    this.#workspaceId = workspaceId
  }

  /** Rows of the workspace. The filter repeats what row level security guards, for the planner. */
  from<Rows extends CompanyRows>(rows: Rows): ReturnType<typeof queries.selectFrom<Rows>> {
    return this.#ofWorkspace(this.selectFrom(rows), rows)
  }

  /** Updates rows of the workspace. */
  update<Rows extends CompanyRows>(rows: Rows): ReturnType<typeof queries.updateTable<Rows>> {
    return this.#ofWorkspace(this.updateTable(rows), rows)
  }

  /** Deletes rows of the workspace. */
  delete<Rows extends CompanyRows>(rows: Rows): ReturnType<typeof queries.deleteFrom<Rows>> {
    return this.#ofWorkspace(this.deleteFrom(rows), rows)
  }

  #ofWorkspace<Query>(query: Query, rows: string): Query {
    const column = `${rows.split(' as ').at(-1)}.workspace_id`
    return (query as Filterable).where(column, '=', this.workspaceId) as Query
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

/** Sends a write whose answer nobody needs; in a Scope without waiting. */
export async function sendWrite(db: Kysely<Tables>, query: CompiledQuery): Promise<void> {
  if (db instanceof Scope) db.send(query)
  else await db.executeQuery(query)
}

export async function settled(db: Kysely<Tables>): Promise<void> {
  if (db instanceof Scope) await db.settled()
}

export const markOf = (db: Kysely<Tables>): (() => void) => (db instanceof Scope ? db.mark() : () => {})
