// The server's database role: it may sign in and change rows, owns nothing and is bound by row level security.
import pg from 'pg'
import { StartError } from '#api/start-error.ts'
import { appendOnlyTables } from '#api/db/schema/append-only-tables.ts'
import type { ConnectionSettings } from './connection.ts'
import { jobSchema } from './job-tables.ts'

type RoleFacts = { exists: boolean; may_create: boolean; is_too_strong: boolean }

/** Creates the role if it is missing, and sets its password if it differs (the owner's was changed). */
export async function ensureAppRole(owner: pg.Client, connection: ConnectionSettings): Promise<void> {
  const { user, password } = connection.app
  const facts = await roleFacts(owner, user)
  if (facts.is_too_strong) {
    throw new StartError(
      `The role "${user}" is a superuser, may bypass row level security or owns tables here. ` +
        'The server must not work as such a role: take these rights away, or use a database of another name.',
    )
  }
  const role = pg.escapeIdentifier(user)
  const secret = password === undefined ? '' : ` password ${pg.escapeLiteral(password)}`
  if (!facts.exists) {
    if (!facts.may_create) {
      throw new StartError(
        `The server works as a role of its own, "${user}", which "${connection.owner.user}" may not create. ` +
          `Allow it once, as a superuser: alter role "${connection.owner.user}" createrole;`,
      )
    }
    await owner.query(`create role ${role} login nosuperuser nocreatedb nocreaterole nobypassrls${secret}`)
    // JIT is off: compiling our short statements takes longer than running them.
    await owner.query(`alter role ${role} set jit = off`)
  } else if (secret && !(await canLogIn(connection.app))) {
    await owner.query(`alter role ${role} login${secret}`)
  }
  await grantConnect(owner, connection)
}

/** Grants rows of all tables, append-only tables without changes, and nothing on migration tables. */
export async function grantToAppRole(owner: pg.Client, user: string): Promise<void> {
  const role = pg.escapeIdentifier(user)
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname !~ '^kysely_'`,
  )
  const appendOnly = new Set<string>(appendOnlyTables)
  const grants = rows.map(({ name }) => {
    const rights = appendOnly.has(name) ? 'select, insert' : 'select, insert, update, delete'
    return `grant ${rights} on public.${pg.escapeIdentifier(name)} to ${role};`
  })
  await owner.query(`begin;
    grant usage on schema public, ${jobSchema} to ${role};
    revoke all on all tables in schema public from ${role};
    ${grants.join('\n')}
    grant select on public.kysely_migration to ${role};
    grant usage, select on all sequences in schema public to ${role};
    grant select, insert, update, delete on all tables in schema ${jobSchema} to ${role};
    grant usage, select on all sequences in schema ${jobSchema} to ${role};
    grant execute on all functions in schema ${jobSchema} to ${role};
    commit`)
}

async function roleFacts(owner: pg.Client, user: string): Promise<RoleFacts> {
  const { rows } = await owner.query<RoleFacts>(
    `select exists (select from pg_roles where rolname = $1) as exists,
            (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as may_create,
            exists (select from pg_roles where rolname = $1 and (rolsuper or rolbypassrls))
              or exists (select from pg_tables where tableowner = $1 and schemaname = 'public') as is_too_strong`,
    [user],
  )
  return rows[0] ?? { exists: false, may_create: false, is_too_strong: false }
}

async function grantConnect(
  owner: pg.Client,
  { app, owner: { database } }: ConnectionSettings,
): Promise<void> {
  const { rows } = await owner.query<{ may: boolean }>(
    `select has_database_privilege($1, $2, 'connect') as may`,
    [app.user, database],
  )
  if (!rows[0]?.may) {
    await owner.query(
      `grant connect on database ${pg.escapeIdentifier(database)} to ${pg.escapeIdentifier(app.user)}`,
    )
  }
}

async function canLogIn(login: ConnectionSettings['app']): Promise<boolean> {
  const client = new pg.Client({ ...login, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    const isRefused =
      error instanceof Error && 'code' in error && (error.code === '28P01' || error.code === '28000')
    if (isRefused) return false
    throw error
  }
}
