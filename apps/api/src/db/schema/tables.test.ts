// The row types are written by hand; this compares them with the migrated database, column by column.
import { sql } from 'kysely'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileDatabase } from '#test/file-database.ts'

type Column = {
  type: 'string' | 'number' | 'boolean' | 'Date' | 'Json' | string
  nullable: boolean
  hasDefault: boolean
}
type TableColumns = ReadonlyMap<string, Column>
type ColumnRow = {
  table_name: string
  column_name: string
  udt_name: string
  nullable: boolean
  has_default: boolean
}

const written = readTypes()
const typeOfColumn: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  xid8: 'string',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  jsonb: 'Json',
}

const database = fileDatabase()

test('every table has a row type with the same columns, types and nulls', async () => {
  const { rows } = await sql<ColumnRow>`
    select table_name, column_name, udt_name, is_nullable = 'YES' as nullable,
           column_default is not null or is_identity = 'YES' or is_generated <> 'NEVER' as has_default
    from information_schema.columns where table_schema = 'public' and table_name !~ '^kysely_'`.execute(
    database.db,
  )
  const actual = new Map<string, Map<string, Column>>()
  for (const row of rows) {
    const columns = actual.get(row.table_name) ?? new Map<string, Column>()
    const type = typeOfColumn[row.udt_name] ?? row.udt_name
    actual.set(
      row.table_name,
      columns.set(row.column_name, { type, nullable: row.nullable, hasDefault: row.has_default }),
    )
  }
  expect([...written.keys()].toSorted()).toEqual([...actual.keys()].toSorted())
  for (const [table, columns] of written) {
    const there = actual.get(table) ?? new Map<string, Column>()
    expect(plain(columns, there), table).toEqual(plain(there, there))
  }
})

/** `Generated` requires a default in the database; a default does not require `Generated`. */
function plain(columns: TableColumns, actual: TableColumns): Record<string, string> {
  const entries = [...columns].map(([name, { type, nullable, hasDefault }]) => {
    const isDefaultMissing = hasDefault && !actual.get(name)?.hasDefault
    return [name, `${type}${nullable ? ' | null' : ''}${isDefaultMissing ? ' without its default' : ''}`]
  })
  return Object.fromEntries(entries.toSorted())
}

function readTypes(): ReadonlyMap<string, TableColumns> {
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('tables.ts'))
  const source = files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
  const bodies = new Map<string, string>()
  for (const part of source.replaceAll(/\/\/.*$/gm, '').split(/^(?=export |import |type )/m)) {
    const match = /^(?:export )?type (\w+) =([^]*)$/.exec(part)
    if (match?.[1] && match[2]) bodies.set(match[1], match[2])
  }
  const tables = /\{([^]*)\}/.exec(bodies.get('Tables') ?? '')?.[1] ?? ''
  return new Map(properties(tables).map(([name, body]) => [name, columnsOf(body, bodies)]))
}

function columnsOf(body: string, bodies: ReadonlyMap<string, string>): Map<string, Column> {
  const own = properties(/\{([^]*)\}/.exec(body)?.[1] ?? '').map(([name, type]): [string, Column] => [
    name,
    columnOf(type, bodies),
  ])
  const others = body
    .replace(/\{[^]*\}/, '')
    .split('&')
    .map(name => bodies.get(name.trim()))
  const inherited = others.flatMap(other => (other === undefined ? [] : [...columnsOf(other, bodies)]))
  return new Map([...inherited, ...own])
}

function properties(text: string): [string, string][] {
  return text
    .split(/[;\n](?=\s*\w+\??:)/)
    .map(line => /^\s*(\w+)\??:([^]*)$/.exec(line))
    .flatMap((match): [string, string][] =>
      match?.[1] && match[2] ? [[match[1], match[2].replace(/;\s*$/, '').trim()]] : [],
    )
}

function columnOf(text: string, bodies: ReadonlyMap<string, string>): Column {
  const hasDefault = text.startsWith('Generated<')
  const inner = hasDefault ? text.slice('Generated<'.length, -1) : text
  const nullable = /\| null$|OrNull(<.*>)?$/.test(inner)
  const name = inner
    .replace(/ \| null$/, '')
    .replace(/OrNull(<.*>)?$/, '')
    .replace(/^Json<.*>$/, 'Json')
    .trim()
  const type = (bodies.get(name) ?? name).trim()
  const isText = type.includes("'")
  return { type: isText ? 'string' : type.replace(/^Instant$/, 'Date'), nullable, hasDefault }
}
