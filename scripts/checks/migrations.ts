// A migration runs inside no workspace, and row level security binds the owner of the tables too: without `no force`, an
// update of a company's table changes no row, and a later `not null` fails on every installation with data.
import { basename } from 'node:path'
import { readTracked, trackedFiles } from './tracked-files.ts'

/** Earlier ones ran before there was this check. */
const first = '0064'

export function migrationFindings(): string[] {
  const paths = trackedFiles(/^apps\/api\/src\/db\/migrations\/\d{4}-.*\.sql$/).toSorted()
  const texts = paths.map(path => [path, readTracked(path).replaceAll(/--.*/g, '')] as const)
  const companies = new Set(texts.flatMap(([, text]) => companyTables(text)))
  return texts
    .filter(([path]) => basename(path) >= first)
    .flatMap(([path, text]) =>
      [...new Set(tablesUsed(text))]
        .filter(
          table => companies.has(table) && !text.includes(`alter table ${table} no force row level security`),
        )
        .map(table => `${path} reads or changes ${table} without \`no force row level security\``),
    )
}

/** Those given to make_company_table(), one by one or as an array. */
const companyTables = (text: string): string[] =>
  [...text.matchAll(/select make_company_table\([^;]*;/g)].flatMap(([call]) =>
    [...call.matchAll(/'(\w+)'/g)].flatMap(([, name]) => (name === undefined ? [] : [name])),
  )

const tablesUsed = (text: string): string[] =>
  [...text.matchAll(/^(?:update|delete from)\s+(\w+)|\b(?:from|join)\s+(\w+)/gm)].flatMap(
    ([, changed, read]) => [changed ?? read].filter(name => name !== undefined),
  )
