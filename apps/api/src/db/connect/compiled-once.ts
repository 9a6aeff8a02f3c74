// Builds a statement at its first use; later calls send its text with their own values. Building the statement of a session
// takes Kysely longer than PostgreSQL needs to run it.
import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from '#api/db/schema/tables.ts'

type Db = Kysely<Tables>
type Values = Readonly<Record<string, unknown>>

/** Replaces a value while the statement is built. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** `build` must use each value as a parameter and nothing else: the text is the same for all of them. */
export function compiledOnce<Given extends Values, Row>(
  build: (db: Db, values: Given) => Compilable<Row>,
): (db: Db, values: Given) => Promise<Row[]> {
  const compile = queryOnce(build)
  return async (db, values) => (await db.executeQuery(compile(db, values))).rows
}

/** The same, for a statement that the caller sends. */
export function queryOnce<Given extends Values, Row>(
  build: (db: Db, values: Given) => Compilable<Row>,
): (db: Db, values: Given) => CompiledQuery<Row> {
  let built: CompiledQuery<Row> | undefined
  return (db, values) => {
    built ??= build(db, slotsOf(values)).compile()
    const parameters = built.parameters.map(value => (value instanceof Slot ? values[value.name] : value))
    return { ...built, parameters }
  }
}

function slotsOf<Given extends Values>(values: Given): Given {
  return Object.fromEntries(Object.keys(values).map(name => [name, new Slot(name)])) as Given
}
