// Checks on the live database that a workspace cannot read or write rows of another. Runs at every start.
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '#api/db/connect/database.ts'
import { inTransaction, inWorkspace } from '#api/db/connect/in-workspace.ts'
import { tenancyBreaches } from '#api/db/schema/tenancy-rules.ts'
import { StartError } from '#api/start-error.ts'

/** Throws StartError if workspaces are not isolated: the server must not run then. */
export async function rlsSelfTest(db: Database): Promise<void> {
  const failure =
    (await roleFailure(db)) ??
    (await schemaFailure(db)) ??
    (await readFailure(db)) ??
    (await writeFailure(db))
  if (failure)
    throw new StartError(
      `Workspaces are not kept apart in this database: ${failure}. The server does not start.`,
    )
}

/** Policies do not bind superusers, roles that bypass row level security, and owners of tables. */
async function roleFailure(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ role: string; is_unbound: boolean }>`
    select current_user as role,
           (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
             or exists (select from pg_tables where schemaname = 'public' and tableowner = current_user) as is_unbound`.execute(
    db,
  )
  return rows[0]?.is_unbound ? `the role ${rows[0].role} is not bound by row level security` : undefined
}

async function schemaFailure(db: Database): Promise<string | undefined> {
  const [breach] = await tenancyBreaches(db)
  return breach && `${breach.object} breaks the rule that ${breach.rule}`
}

/** Without a workspace, and in an unknown one, every company table is empty. */
async function readFailure(db: Database): Promise<string | undefined> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity`.execute(db)
  const seen = sql<{ name: string }>`${sql.join(
    tables.map(({ name }) => sql`select ${name}::text as name where exists (select from ${sql.table(name)})`),
    sql` union all `,
  )}`
  const outside = await inTransaction(db, trx => seen.execute(trx))
  const elsewhere = await inWorkspace(db, randomUUID(), trx => seen.execute(trx))
  const name = outside.rows[0]?.name ?? elsewhere.rows[0]?.name
  return name && `rows of ${name} are visible from outside their workspace`
}

/** The policy rejects a row of another workspace (42501) before any foreign key is checked. */
async function writeFailure(db: Database): Promise<string | undefined> {
  const row = { workspace_id: randomUUID(), name: 'self-test', value: 0 }
  const code = await inWorkspace(db, randomUUID(), trx =>
    trx.insertInto('counter').values(row).execute(),
  ).then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  )
  return code === '42501' ? undefined : `writing into another workspace was answered with ${code}`
}
