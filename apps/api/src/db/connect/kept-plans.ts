// Statements that a connection plans once and keeps: looking somebody up by a key takes PostgreSQL ten times as long to
// plan as to do. Only for a fixed text whose best plan is the same whatever its values are; lists go in as one array.
// It names its columns: a kept `select *` fails once a column is added.
import { sql } from 'kysely'
import type { ClientBase } from 'pg'

const mark = '/* keep plan */'

/** Stands at the end of such a statement. */
export const keepPlan = sql.raw<never>(mark)

const names = new Map<string, string>()

/** From here on the connection keeps the plans of marked statements. */
export function keepPlans(client: ClientBase): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client)
  const named = (statement: unknown, values: unknown, ...others: unknown[]): unknown =>
    typeof statement === 'string' && statement.endsWith(mark)
      ? query({ name: nameOf(statement), text: statement, values }, ...others)
      : query(statement, values, ...others)
  client.query = named as typeof client.query
}

function nameOf(statement: string): string {
  const name = names.get(statement) ?? `kept_${names.size}`
  names.set(statement, name)
  return name
}
