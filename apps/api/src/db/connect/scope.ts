// Our transaction: the workspace whose rows it sees, who acts in it and when, and its sent statements, notifications and
// undo steps.
import { PostgresDialect, Transaction } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Kysely, QueryExecutor } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'
import type { LateInsert, LateRows } from './late-insert.ts'

/** A NOTIFY message, sent at the commit. */
export type Note = { readonly channel: string; readonly payload: string }
type Undo = () => Promise<void>

/** An account, or a job of the server. */
type Actor =
  | {
      readonly accountId: string
      readonly employeeId: number | null
    }
  | { readonly job: string }
type Acting = { readonly actor?: Actor; readonly now?: Date }

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

type State = {
  readonly executor: QueryExecutor
  readonly connection: DatabaseConnection
  readonly sent: Promise<unknown>[]
  readonly notes: Note[]
  readonly late: LateRows[]
  readonly undoings: Undo[]
  workspaceId: string | null
  ownRecordReason: string | null
}

export class Scope extends Transaction<Tables> {
  readonly #state: State
  readonly #acting: Acting

  /** Statements of one `Promise.all` are pipelined: none waits for the answer to another. */
  private constructor(state: State, acting: Acting) {
    const { executor, connection } = state
    super({
      ...unused,
      executor: executor.withConnectionProvider({ provideConnection: use => use(connection) }),
    })
    this.#state = state
    this.#acting = acting
  }

  static of(executor: QueryExecutor, connection: DatabaseConnection): Scope {
    const state = {
      executor,
      connection,
      sent: [],
      notes: [],
      late: [],
      undoings: [],
      workspaceId: null,
      ownRecordReason: null,
    }
    return new Scope(state, {})
  }

  /** The same transaction with another actor or at another time. */
  as(acting: Acting): Scope {
    return new Scope(this.#state, { ...this.#acting, ...acting })
  }

  /** Throws where nobody acts. */
  get actor(): Actor {
    const { actor } = this.#acting
    if (!actor) throw new Error('Nobody acts in the transaction')
    return actor
  }

  /** Null for a job. */
  get accountId(): string | null {
    return 'job' in this.actor ? null : this.actor.accountId
  }

  /** Null for a job, or an account without an employee record. */
  get employeeId(): number | null {
    return 'job' in this.actor ? null : this.actor.employeeId
  }

  /** The instant of the call or job, the same for everything it does. */
  get now(): Date {
    const { now } = this.#acting
    if (!now) throw new Error('The transaction has no instant')
    return now
  }

  /** Why somebody changes their own record when nobody else could: all further audit entries say it (P11). */
  get ownRecordReason(): string | null {
    return this.#state.ownRecordReason
  }

  markOwnRecord(reason: string): void {
    this.#state.ownRecordReason = reason
  }

  /** Equal for all scopes of one transaction. */
  get transactionKey(): object {
    return this.#state
  }

  get isInWorkspace(): boolean {
    return this.#state.workspaceId !== null
  }

  /** Throws in a transaction of no workspace. */
  get workspaceId(): string {
    const { workspaceId } = this.#state
    if (workspaceId === null) throw new Error('The transaction is in no workspace')
    return workspaceId
  }

  /** The database follows with `enterWorkspace`. */
  enter(workspaceId: string | null): void {
    this.#state.workspaceId = workspaceId
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
    const answer = this.#state.connection.executeQuery(query)
    answer.catch(() => {})
    this.#state.sent.push(answer)
  }

  note(note: Note): void {
    this.#state.notes.push(note)
  }

  takeNotes(): Note[] {
    return this.#state.notes.splice(0)
  }

  addLate<Row extends object>(insert: LateInsert<Row>, rows: readonly Row[]): void {
    if (rows.length > 0) this.#state.late.push({ insert: insert as LateInsert, rows })
  }

  get lateCount(): number {
    return this.#state.late.reduce((count, { rows }) => count + rows.length, 0)
  }

  takeLate(): LateRows[] {
    return this.#state.late.splice(0)
  }

  onRollback(undo: Undo): void {
    this.#state.undoings.push(undo)
  }

  async undoSideEffects(): Promise<void> {
    await Promise.all(this.#state.undoings.map(undo => undo()))
  }

  /** Waits for all sent statements; throws the first error. */
  async settled(): Promise<void> {
    await Promise.all(this.#state.sent)
  }

  /** The error of a failed statement that nobody waited for, if any. */
  async failure(): Promise<unknown> {
    const answers = await Promise.allSettled(this.#state.sent)
    return answers.find(answer => answer.status === 'rejected')?.reason
  }

  /** Returns a function to call after a rollback to this point: it drops later messages, rows and statements. */
  mark(): () => void {
    const { notes, late, sent } = this.#state
    const lengths = [notes, late, sent].map(list => [list, list.length] as const)
    return () => {
      for (const [list, length] of lengths) list.splice(length)
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
