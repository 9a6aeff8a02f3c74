// Sends statements to PostgreSQL: named (statement-names.ts), pipelined without waiting for the previous answer, `begin`
// together with the first statement. They run in the order they were sent.
import { AbortedTransactionError, PostgresDialect } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type pg from 'pg'
import { LiteralCompiler } from './literal-compiler.ts'
import { statementOf } from './statement-names.ts'

export class PipelinedDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#pool)
  }

  override createQueryCompiler(): LiteralCompiler {
    return new LiteralCompiler()
  }
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new PipelinedConnection(await this.#pool.connect())
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    own(connection).begin(settings)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return own(connection).commit()
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return own(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    own(connection).release()
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}

function own(connection: DatabaseConnection): PipelinedConnection {
  if (connection instanceof PipelinedConnection) return connection
  throw new TypeError('The connection is not of this driver')
}

class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  /** Sent with the first statement. */
  #begin: string | null = null
  #hasWritten = false
  #isBroken = false
  #isOver = false
  #cause: unknown = null

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    this.#begin = `begin${level}${accessMode ? ` ${accessMode}` : ''}`
    this.#hasWritten = false
    this.#isOver = false
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // After a failure, code started in parallel may still send statements: they must not run outside the transaction.
    if (this.#isOver) throw new AbortedTransactionError()
    const { name, isRead } = statementOf(sql)
    this.#hasWritten ||= !isRead
    const begun = this.#sendBegin()
    const answer = this.#client.query({ ...(name && { name }), text: sql, values: parameters.map(asSent) })
    const [{ command, rowCount, rows }] = await Promise.all([answer, begun]).catch(this.#throwCause)
    return {
      rows: rows ?? [],
      ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed: read them page by page')
  }

  /** Does not wait for the commit of a transaction that wrote nothing. */
  async commit(): Promise<void> {
    this.#isOver = true
    if (this.#isNotBegun()) return
    const answer = this.#client.query('commit')
    if (!this.#hasWritten) return void answer.catch(() => {})
    // PostgreSQL answers ROLLBACK if a statement had failed.
    if ((await answer).command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollback(): Promise<void> {
    this.#isOver = true
    if (this.#isNotBegun()) return
    try {
      await this.#client.query('rollback')
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  release(): void {
    this.#isOver = true
    this.#client.release(this.#isBroken)
  }

  /** After a failed statement, all others only report an aborted transaction: throws the first error instead. */
  readonly #throwCause = (error: unknown): never => {
    const isAborted = error instanceof Error && 'code' in error && error.code === '25P02'
    if (!isAborted) this.#cause = error
    throw this.#cause ?? error
  }

  #sendBegin(): Promise<unknown> | undefined {
    if (this.#begin === null) return undefined
    const begun = this.#client.query(this.#begin)
    this.#begin = null
    return begun
  }

  #isNotBegun(): boolean {
    const isNotBegun = this.#begin !== null
    this.#begin = null
    return isNotBegun
  }
}

const changing: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * Sends a list of numbers as one text. The driver escapes them one by one, which takes longer than the query for the
 * people of a large unit.
 */
const asSent = (value: unknown): unknown =>
  Array.isArray(value) && value.every(Number.isSafeInteger) ? `{${value.join(',')}}` : value
